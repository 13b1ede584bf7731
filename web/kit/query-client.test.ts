import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookWhile } from './look-while.ts'
import { Problem } from './problem.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  environmentManager.setIsServer(() => false) // without a window it would look once only
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** When it was asked, in milliseconds since the beginning, of a portal that answers so. */
function asks(refused: () => Problem, options: object = {}) {
  const began = Date.now()
  const at: number[] = []
  const queryFn = () => {
    at.push(Date.now() - began)
    return Promise.reject(refused())
  }
  const observer = new QueryObserver(queryClient, { queryKey: ['asked'], queryFn, ...options })
  return { at, stop: observer.subscribe(() => undefined) }
}

test('a portal that cannot be reached is asked four times with growing pauses, then no more', async () => {
  const { at, stop } = asks(() => new Problem('unavailable'))
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  const pauses = at.slice(1).map((time, tried) => time - at[tried]!)
  expect(pauses).toHaveLength(3)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeGreaterThanOrEqual(500)
})

test('what is refused is asked once', async () => {
  const { at, stop } = asks(() => new Problem('not_found', 404), { refetchInterval: lookWhile(() => true, 600) })
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(at).toHaveLength(1)
})

test('what is looked at again and again rests while the portal cannot be reached', async () => {
  const { at, stop } = asks(() => new Problem('unavailable'), { refetchInterval: lookWhile(() => true, 600) })
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  expect(at.length).toBeLessThanOrEqual(12) // three rounds of four
})

test('a portal that asks for a short pause is asked again after it, one that asks for a long one is not', async () => {
  const short = asks(() => new Problem('still_running', 429, { retryAfter: 3 }))
  await vi.advanceTimersByTimeAsync(60_000)
  short.stop()
  expect(short.at.slice(1).map((time, tried) => time - short.at[tried]! >= 3_000)).toEqual([true, true, true])
  queryClient.clear()
  const long = asks(() => new Problem('too_many_requests', 429, { retryAfter: 42 }))
  await vi.advanceTimersByTimeAsync(60_000)
  long.stop()
  expect(long.at).toHaveLength(1)
})
