/** For `bunx drizzle-kit generate --config drizzle/drizzle.config.ts --name <noun>`. */

export default {
  dialect: 'sqlite',
  schema: './server/store/schema.ts',
  out: './drizzle',
}
