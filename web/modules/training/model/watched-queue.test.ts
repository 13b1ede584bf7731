import { page } from '../../../kit/testing/page.ts'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../../kit/problem.ts'

const { sent } = vi.hoisted(() => ({ sent: vi.fn<(...call: readonly unknown[]) => Promise<object>>() }))
vi.mock('../../../kit/call.ts', () => ({ call: sent, onSessionEnded: () => undefined, onPasswordDue: () => undefined }))
const { noteWatched, sendAllWatched, sendWatched, unsentOf } = await import('./watched-queue.ts')

const film = { course: 'course', id: 'enrolment', lesson: 'film' }
const answer = { lesson: 'film', position: 0, furthest: 0, doneDate: null }
const beacon = (position: number, played: number[][]) => ({ id: 'enrolment', lesson: 'film', position, played })
const bodies = () => sent.mock.calls.map(([endpoint, body]) => (endpoint === learning.watched ? (body as object) : undefined))

beforeEach(async () => {
  sent.mockReset().mockResolvedValue(answer)
  await sendWatched(film)
  sent.mockClear()
  page.sessionStorage.clear()
})

test('what cannot be told stays, and goes as one beacon with what came since', async () => {
  sent.mockRejectedValue(new Problem('unavailable'))
  noteWatched(film, 10, [0, 10])
  await sendWatched(film)
  noteWatched(film, 25, [10, 25])
  await sendWatched(film)
  sent.mockClear().mockResolvedValue(answer)
  sendAllWatched()
  await vi.waitFor(() => expect(unsentOf(film)).toBeUndefined())
  expect(bodies()).toEqual([beacon(25, [[0, 25]])])
})

test('what is watched while a beacon is on its way is told after it', async () => {
  const first = Promise.withResolvers<object>()
  sent.mockReturnValueOnce(first.promise)
  noteWatched(film, 10, [0, 10])
  const told = sendWatched(film)
  noteWatched(film, 14, [10, 14])
  await sendWatched(film)
  expect(sent).toHaveBeenCalledTimes(1)
  first.resolve(answer)
  await told
  await vi.waitFor(() => expect(unsentOf(film)).toBeUndefined())
  expect(bodies()).toEqual([beacon(10, [[0, 10]]), beacon(14, [[10, 14]])])
})

test('a page that is left tells at once, so that it arrives, whatever is on its way', async () => {
  const never = Promise.withResolvers<object>()
  sent.mockReturnValueOnce(never.promise)
  noteWatched(film, 10, [0, 10])
  const told = sendWatched(film)
  noteWatched(film, 12, [10, 12])
  await sendWatched(film, { leaving: true })
  expect(sent.mock.lastCall).toEqual([learning.watched, beacon(12, [[0, 12]]), { keepalive: true }])
  never.resolve(answer)
  await told
})

test('what is refused never counts and is forgotten; who has to sign in again keeps it', async () => {
  noteWatched(film, 5, [0, 5])
  sent.mockRejectedValueOnce(new Problem('not_signed_in', 401))
  await sendWatched(film)
  expect(unsentOf(film)?.played).toEqual([[0, 5]])
  sent.mockRejectedValueOnce(new Problem('wrong_state', 409))
  await sendWatched(film)
  expect(unsentOf(film)).toBeUndefined()
})
