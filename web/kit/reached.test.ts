import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAddress } from './call.ts'
import { Problem } from './problem.ts'
import { untilReached } from './reached.ts'

vi.mock('./call.ts', () => ({ callAddress: vi.fn<() => Promise<unknown>>() }))
const asked = vi.mocked(callAddress)

beforeEach(() => void vi.useFakeTimers())
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
    return Promise.reject(at.length < 5 ? new Problem('unavailable') : new Problem('not_signed_in', 401))
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
