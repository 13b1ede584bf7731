import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilReached } from './reached.ts'

vi.mock('./environment.ts', () => ({ environment: { apiBaseUrl: '' } }))
const asked = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  asked.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a portal that is away is asked one question at a time with growing pauses, until it answers anything', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const at: number[] = []
  asked.mockImplementation(() => {
    at.push(Date.now())
    if (at.length < 3) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(new Response('', { status: at.length < 5 ? 502 : 200 }))
  })
  const reached = untilReached(new AbortController().signal)
  await vi.advanceTimersByTimeAsync(60_000)
  await reached
  const pauses = at.slice(1).map((time, tried) => time - at[tried]!)
  expect(pauses).toHaveLength(4)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

test('without a network nothing is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', () => undefined)
  const left = new AbortController()
  void untilReached(left.signal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
  left.abort()
})
