import { describe, expect, test } from 'bun:test'
import { schemas } from '../../support/old-database.ts'
import { killUpgrades, made, upgraded } from '../../support/upgrade.ts'

const SCANS = 300
const older = Array.from({ length: schemas - 1 }, (_, index) => index + 1)

describe.each(older)('a database of schema %i', (schema) => {
  test('comes to what a new one with the same scans holds', async () => {
    expect(await upgraded(schema, SCANS)).toBe(made(schemas, SCANS))
  })

  test('is old or new after a kill, never between', async () => {
    const { old, newer, broken } = await killUpgrades(schema, SCANS, 5)
    expect({ killed: old + newer, broken }).toEqual({ killed: 5, broken: 0 })
  }, 30_000)
})
