import { page } from './testing/page.ts'
import { identityAddresses } from '@diwan/contract/identity/addresses'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAddress } from './call.ts'
import { answered, isWaitedFor, onWaiting } from './waiting.ts'

let answer: (() => Promise<Response>)[] = []
let received: boolean[] = []
let stop: () => void
beforeEach(() => {
  page.sessionStorage.clear()
  vi.useFakeTimers()
  answered()
  answer = []
  received = []
  vi.stubGlobal('fetch', () => answer.shift()!())
  stop = onWaiting(() => received.push(isWaitedFor()))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const ask = () => callAddress(identityAddresses.session, {}).catch(() => undefined)
const later =
  (seconds: number, status = 200) =>
  () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('{}', { status })), seconds * 1000)
    })
const unreachable = () => Promise.reject(new TypeError('refused'))

test('three seconds without an answer are told, and an answer ends it', async () => {
  answer = [later(5)]
  void ask()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(received).toEqual([true])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(received).toEqual([true, false])
})

test('a call that is slow while others are answered is no silence', async () => {
  answer = [later(7), later(1), later(1), later(1), later(1)]
  void ask()
  for (const second of [0, 2, 4]) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 2_000)
    void ask()
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(received).toEqual([])
})

test('a portal that refuses the line has not answered: the silence lasts until it does', async () => {
  answer = [unreachable, later(0, 502), later(0)]
  await ask()
  const asked = ask()
  await vi.advanceTimersByTimeAsync(3_000)
  await asked
  expect(received).toEqual([true])
  const last = ask()
  await vi.advanceTimersByTimeAsync(1)
  await last
  expect(received).toEqual([true, false])
})

test('what was given up by the screen that asked is waited for no more', async () => {
  const gone = new AbortController()
  answer = [() => new Promise((_resolve, reject) => gone.signal.addEventListener('abort', () => reject(new Error('gone'))))]
  const asked = callAddress(identityAddresses.session, {}, { signal: gone.signal }).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1_000)
  gone.abort()
  await asked
  await vi.advanceTimersByTimeAsync(5_000)
  expect(received).toEqual([])
})
