/** Many callers at once send bodies of full size that are worth nothing, whole or all but their end. */

import { bulkBodyBytesMax } from '../../server/limits.ts'
import { residentMib, type TestProcess } from '../support/process.ts'
import { startUpload, type Upload } from '../support/upload.ts'
import { atMost, type Check, exactly, quantile, tried } from './check.ts'
import { isReady, submit, submitBulk } from './clients.ts'
import { startReader } from './reader.ts'
import { onStage, until } from './stage.ts'

const UPLOADS = { short: 40, long: 400 }
const MOST_MIB = 600

export const bodies: Check = {
  name: 'bodies',
  promise: 'However many large bodies come at once, memory stays bounded and small ones are taken',
  run: (form) =>
    onStage(async (stage) => {
      const service = await stage.start()
      await until(() => isReady(service))
      const files = [{ path: 'SKILL.md', content: '---\nname: read\n---\nHello.\n' }]
      await submitBulk(service, { files, persist: true })
      const reader = startReader([`${service.url}/skill/read`], 50)
      let mostMib = 0
      const looking = setInterval(() => {
        mostMib = Math.max(mostMib, residentMib(service.pid))
      }, 20)
      const whole = await flood(service, UPLOADS[form], bulkBodyBytesMax)
      const unfinished = await flood(service, UPLOADS[form], bulkBodyBytesMax - 1000)
      const small = [
        (await submit(service, stage.address('small'))).status,
        (await submitBulk(service, { files })).status,
      ]
      clearInterval(looking)
      for (const upload of [...whole.uploads, ...unfinished.uploads]) upload.stop()
      const { latenciesMs, failures } = await reader.stop()
      const large = { files: Array(50).fill({ path: 'a', content: 'a'.repeat(100_000) }) }
      const isTaken = async () => (await submitBulk(service, large)).status === 200
      return [
        tried('bodies of 16 MiB at once', UPLOADS[form]),
        tried('of the whole ones refused unread', whole.refused),
        tried('of the unfinished ones', unfinished.refused),
        atMost('most memory', mostMib, MOST_MIB, 'MiB'),
        tried('reads, p99', quantile(latenciesMs, 0.99), 'ms'),
        exactly('reads that failed', failures, 0),
        exactly('small calls beside them', small.filter((status) => status === 200).length, 2),
        exactly('a large call afterwards', Number(await until(isTaken, 10_000)), 1),
      ]
    }),
}

/** Until all are answered but those that fit in and have not ended. */
async function flood(service: TestProcess, size: number, sentBytes: number) {
  let refused = 0
  let answered = 0
  const uploads: Upload[] = []
  for (let index = 0; index < size; index++) {
    const caller = `203.0.${index >> 8}.${index & 255}`
    const upload = startUpload(service.url, { caller, bytes: bulkBodyBytesMax, sentBytes })
    void upload.answered.then((answer) => {
      answered++
      if (answer.includes(' 503 ')) refused++
    })
    uploads.push(upload)
  }
  await until(() => answered === size, sentBytes < bulkBodyBytesMax ? 5000 : 60_000)
  return { uploads, refused }
}
