import type { Address } from '@diwan/contract/kit/endpoint'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CallOptions } from './call.ts'
import { Problem } from './problem.ts'
import { uploadInParts, type Waits } from './upload-parts.ts'

/** What the portal answers, one after the other; a Problem is a refusal. */
let answers: unknown[]
let begun: (string | undefined)[]

const next = (): Promise<unknown> => {
  const answer = answers.shift()
  return answer instanceof Problem ? Promise.reject(answer) : Promise.resolve(answer)
}

vi.mock('./environment.ts', () => ({ environment: { apiBaseUrl: '' } }))
vi.mock('./back-off.ts', async (original) => ({ ...(await original<object>()), backOff: () => 0 }))
vi.mock('./call.ts', () => ({
  callAddress: (address: Address, _input: object, { requestId }: CallOptions) => {
    if (address.path === '/api/files/uploads') begun.push(requestId)
    return next()
  },
}))
vi.mock('./upload.ts', async (original) => ({
  ...(await original<object>()),
  sendBytes: () => ({ done: next(), cancel: () => undefined }),
}))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  begun = []
})

const kept = { id: 'kept' }
const file = new File(['ten bytes.'], 'a.pdf', { type: 'application/pdf' })
async function send() {
  const waits: (Waits | undefined)[] = []
  const parts: number[] = []
  const answer = await uploadInParts(file, 'attachment5', {
    requestId: 'first',
    signal: new AbortController().signal,
    onProgress: (part) => parts.push(part),
    onWait: (wait) => waits.push(wait),
  })
  return { answer, waits, parts }
}

test('a file for which there is no place waits for its turn, for as long as it takes, and says so', async () => {
  const full = new Problem('files.too_many_open', 429)
  const busy = new Problem('too_many_requests', 429)
  answers = [full, full, full, full, busy, busy, busy, full, { id: 's', received: 0 }, { id: 's', received: 10 }, kept]
  const { answer, waits } = await send()
  expect(answer).toBe(kept)
  expect(waits).toEqual([...Array.from({ length: 8 }, () => 'turn'), undefined, undefined, undefined])
  expect(begun).toEqual(Array.from({ length: 9 }, () => 'first'))
})

test('what the portal gave up while the line was cut is sent again from its beginning', async () => {
  const lost = new Problem('unavailable')
  const gone = new Problem('not_found', 404)
  answers = [{ id: 's', received: 0 }, lost, gone, { id: 't', received: 0 }, { id: 't', received: 10 }, kept]
  const { answer, parts } = await send()
  expect([answer, parts.at(0), parts.at(-1)]).toEqual([kept, 0, 1])
  expect([begun.length, begun[0], begun[1] === 'first']).toEqual([2, 'first', false])
})

test('what is refused is told, and not tried again', async () => {
  answers = [{ id: 's', received: 0 }, { id: 's', received: 10 }, new Problem('invalid_input', 400)]
  await expect(send()).rejects.toMatchObject({ code: 'invalid_input' })
  expect(begun).toEqual(['first'])
})
