import type { Hold } from '@diwan/contract/schedule/schemas/bookings'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../../../kit/problem.ts'
import { drawingOf } from '../../../../kit/testing/hooks.ts'
import { useHold } from './use-hold.ts'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../../../kit/testing/hooks.ts')).hooks,
}))
const writes = vi.hoisted(() => ({
  paused: false,
  take: vi.fn<(slot: { startsAt: number }) => Promise<Hold>>(),
  withdraw: vi.fn<() => void>(),
  release: vi.fn<(hold: { id: string }) => void>(),
}))
vi.mock('../../../../kit/write.ts', () => ({
  useWrite: () => ({
    mutateAsync: writes.take,
    mutate: writes.release,
    withdraw: writes.withdraw,
    isPending: false,
    isPaused: writes.paused,
  }),
}))

const refusals: Problem[] = []
let answers: { readonly hold: (id: string) => void; readonly refuse: (problem: Problem) => void }[]

/** The confirmation of a slot, and after it of others. */
function confirming() {
  let startsAt = 9
  const draw = drawingOf(() =>
    useHold({ id: 'a', startsAt, providerId: undefined, needed: true, onRefused: (problem) => refusals.push(problem) }),
  )
  draw()
  return {
    choose: (next: number) => {
      startsAt = next
      return draw()
    },
    kept: () => draw().reserved?.id,
  }
}

beforeEach(() => {
  answers = []
  refusals.length = 0
  writes.paused = false
  writes.release.mockClear()
  writes.withdraw.mockClear()
  writes.take.mockImplementation(({ startsAt }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Hold>()
    const hold = (id: string) => resolve({ id, startsAt } as Partial<Hold> as Hold)
    answers.push({ hold, refuse: reject })
    return promise
  })
})

test('a hold that is answered after another slot was chosen is given back', async () => {
  const { choose, kept } = confirming()
  choose(10)
  answers[1]!.hold('second')
  await vi.waitFor(() => expect(kept()).toBe('second'))
  answers[0]!.hold('first')
  await vi.waitFor(() => expect(writes.release).toHaveBeenCalledWith({ id: 'first' }))
  expect(kept()).toBe('second')
})

test('the refusal of a slot that is wanted no longer is not shown', async () => {
  const { choose } = confirming()
  choose(10)
  answers[0]!.refuse(new Problem('schedule.slot_taken'))
  answers[1]!.refuse(new Problem('schedule.too_many_holds'))
  await vi.waitFor(() => expect(refusals.map(({ code }) => code)).toEqual(['schedule.too_many_holds']))
})

test('a hold that waits for the network is withdrawn when another slot is chosen', () => {
  const { choose } = confirming()
  writes.paused = true
  choose(9)
  choose(10)
  expect(writes.withdraw).toHaveBeenCalledOnce()
})
