import { page } from '../../../kit/testing/page.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { Problem } from '../../../kit/problem.ts'

const { sent } = vi.hoisted(() => ({ sent: vi.fn<(endpoint: object, input: { answers: object }) => Promise<object>>() }))
vi.mock('../../../kit/call.ts', () => ({ call: sent, onSessionEnded: () => undefined, onPasswordDue: () => undefined }))
const { flushAnswers, noteAnswer, savingOf, sendAnswers, unsentOf } = await import('./answer-queue.ts')

let number = 0
const begun = () => ({ id: 'enrolment', lesson: 'quiz', number: (number += 1) })
const bodies = () => sent.mock.calls.map(([, { answers }]) => answers)

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset().mockResolvedValue({})
  page.sessionStorage.clear()
})

test('what is answered in one breath is one save, of what was changed alone', async () => {
  const at = begun()
  noteAnswer(at, 'one', 'a')
  noteAnswer(at, 'one', 'ab')
  noteAnswer(at, 'two', null)
  expect(savingOf(at)).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(bodies()).toEqual([{ one: 'ab', two: null }])
  expect([savingOf(at), unsentOf(at)]).toEqual(['saved', {}])
})

test('what cannot be saved stays, and is tried again with what came since', async () => {
  const at = begun()
  sent.mockRejectedValueOnce(new Problem('unavailable'))
  noteAnswer(at, 'one', 'a')
  await sendAnswers(at)
  expect([savingOf(at), unsentOf(at)]).toEqual(['failed', { one: 'a' }])
  noteAnswer(at, 'two', 'b')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bodies().at(-1)).toEqual({ one: 'a', two: 'b' })
  expect(unsentOf(at)).toEqual({})
})

test('what is changed while a save is on its way is saved after it', async () => {
  const at = begun()
  const first = Promise.withResolvers<object>()
  sent.mockReturnValueOnce(first.promise)
  noteAnswer(at, 'one', 'a')
  const told = flushAnswers(at)
  noteAnswer(at, 'one', 'b')
  first.resolve({})
  await told
  expect(bodies()).toEqual([{ one: 'a' }, { one: 'b' }])
})

test('one answer that is refused does not hold up the others', async () => {
  const at = begun()
  const refused = new Problem('files.not_available', 409)
  sent.mockImplementation((_endpoint, { answers }) => ('file' in answers ? Promise.reject(refused) : Promise.resolve({})))
  noteAnswer(at, 'file', 'gone')
  noteAnswer(at, 'one', 'a')
  await expect(flushAnswers(at)).rejects.toBe(refused)
  expect(bodies()).toContainEqual({ one: 'a' })
  expect([savingOf(at), unsentOf(at)]).toEqual(['failed', {}])
  await expect(flushAnswers(at)).resolves.toBeUndefined()
})

test('nothing is sent any more to an attempt that was handed in elsewhere', async () => {
  const at = begun()
  sent.mockRejectedValue(new Problem('wrong_state', 409))
  noteAnswer(at, 'one', 'a')
  await sendAnswers(at)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(unsentOf(at)).toEqual({})
})
