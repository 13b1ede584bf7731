import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { MAX_CHANGED } from '@diwan/contract/training/limits'
import type { Attempt } from '@diwan/contract/training/schemas/quiz'
import type { Answer } from '@diwan/core/fields/field'
import { call } from '../../../kit/call.ts'
import { keepText, keptText } from '../../../kit/kept-text.ts'
import { asProblem, type Problem } from '../../../kit/problem.ts'
import { queryClient } from '../../../kit/query-client.ts'
import { learnQueries } from '../api/learn.ts'

/** One attempt at a quiz. */
export interface AttemptAt {
  readonly id: string
  readonly lesson: string
  readonly number: number
}
/** Nothing for what was emptied. */
export type Changed = Readonly<Record<string, Answer | null>>
export type Kept = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

interface Unsent {
  readonly at: AttemptAt
  readonly changed: Changed
}
const REST_MS = 1_000
const AGAIN_MS = 5_000
const NAME = 'training/answers'
const NONE: Readonly<Record<string, Unsent>> = {}
/** Nothing is taken for this attempt any more. */
const OVER: ReadonlySet<string> = new Set(['wrong_state', 'not_found', 'training.lesson_closed'])

const keyOf = ({ id, lesson, number }: AttemptAt): string => `${id}/${lesson}/${number}`
const all = () => keptText(NAME, NONE)
export const unsentOf = (at: AttemptAt): Changed => all()[keyOf(at)]?.changed ?? {}

const states = new Map<string, Kept>()
const listeners = new Set<() => void>()
export const savingOf = (at: AttemptAt): Kept => states.get(keyOf(at)) ?? 'idle'
export function onSaving(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
function tell(at: AttemptAt, state: Kept): void {
  states.set(keyOf(at), state)
  for (const hear of listeners) hear()
}

function keep(at: AttemptAt, changed: Changed): void {
  const { [keyOf(at)]: _before, ...others } = all()
  const now = Object.keys(changed).length > 0 ? { ...others, [keyOf(at)]: { at, changed } } : others
  keepText(NAME, Object.keys(now).length > 0 ? now : undefined)
}
/** What was changed again since it was sent stays to be sent. */
const settle = (at: AttemptAt, sent: Changed): void =>
  keep(at, Object.fromEntries(Object.entries(unsentOf(at)).filter(([key, answer]) => sent[key] !== answer || !(key in sent))))

const timers = new Map<string, ReturnType<typeof setTimeout>>()
function later(at: AttemptAt, ms: number): void {
  clearTimeout(timers.get(keyOf(at)))
  timers.set(
    keyOf(at),
    setTimeout(() => void sendAnswers(at), ms),
  )
}

/** An answer was changed: it is sent once nothing was changed for a moment. */
export function noteAnswer(at: AttemptAt, key: string, answer: Answer | null): void {
  keep(at, { ...unsentOf(at), [key]: answer })
  tell(at, 'waiting')
  later(at, REST_MS)
}

const going = new Map<string, Promise<void>>()

/** Sends what waits, one save at a time; what cannot be sent now is tried again, until the time of the attempt is over. */
export function sendAnswers(at: AttemptAt): Promise<void> {
  return flushAnswers(at).catch((error: unknown) => {
    const { mayPass, code } = asProblem(error)
    if (mayPass) later(at, AGAIN_MS)
    if (OVER.has(code)) void queryClient.invalidateQueries({ queryKey: [...learnQueries.all(), 'quiz'] })
  })
}

/** The same, and fails where something could not be sent. */
export function flushAnswers(at: AttemptAt): Promise<void> {
  clearTimeout(timers.get(keyOf(at)))
  const under = going.get(keyOf(at))
  if (under) return under.catch(() => undefined).then(() => flushAnswers(at))
  if (Object.keys(unsentOf(at)).length === 0) return Promise.resolve()
  const run = sendAll(at).finally(() => going.delete(keyOf(at)))
  going.set(keyOf(at), run)
  return run
}

/** What is held of the attempt follows, with the time by the clock of the portal. */
function hold({ id, lesson, number }: AttemptAt, sent: Changed, saved: OutputOf<typeof quizzes.save>): void {
  queryClient.setQueryData<Attempt>([...learnQueries.all(), 'quiz', 'attempt', id, lesson, number], (held) => {
    if (!held) return undefined
    const kept = Object.entries({ ...held.answers, ...sent }).flatMap(([key, answer]) => (answer === null ? [] : [[key, answer]]))
    return { ...held, ...saved, answers: Object.fromEntries(kept) as Attempt['answers'] }
  })
}

async function sendAll(at: AttemptAt): Promise<void> {
  tell(at, 'saving')
  let most = MAX_CHANGED
  let refused: Problem | undefined
  for (let left = Object.entries(unsentOf(at)); left.length > 0; left = Object.entries(unsentOf(at))) {
    const answers = Object.fromEntries(left.slice(0, most))
    try {
      hold(at, answers, await call(quizzes.save, { ...at, answers }))
      settle(at, answers)
    } catch (error) {
      const problem = asProblem(error)
      tell(at, 'failed')
      if (problem.mayPass || problem.status === 401) throw problem
      if (OVER.has(problem.code)) {
        keep(at, {})
        throw problem
      }
      // one of them is refused: the others are kept, each by itself
      if (left.length > 1 && most > 1) most = 1
      else {
        settle(at, answers)
        refused = problem
      }
    }
  }
  tell(at, refused ? 'failed' : 'saved')
  if (refused) throw refused
}

/** A page that is left does not wait for what is under way: to be told of an answer twice changes nothing. */
export function leaveAnswers(at: AttemptAt): void {
  const answers = Object.fromEntries(Object.entries(unsentOf(at)).slice(0, MAX_CHANGED))
  if (Object.keys(answers).length === 0) return
  void call(quizzes.save, { ...at, answers }, { keepalive: true }).then(
    () => settle(at, answers),
    () => undefined,
  )
}
