import { wordsOf, type Overtaken } from '@diwan/contract/kit/errors'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Problem, asProblem, type WrongField } from './problem.ts'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const translate = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

const FAILED = wordsOf('failed')

/** Where the words of a refusal are. A portal newer than this page may know codes that it does not: these are failures. */
function wordsHere({ code }: Problem): typeof FAILED {
  const words = wordsOf(code)
  return i18next.exists(words.key, { ns: words.namespace as 'kit', count: 1 }) ? words : FAILED
}

/** The sentence alone, where the number of the request stands beside it. */
export function problemSentence(error: unknown): string {
  const problem = asProblem(error)
  if (problem.overtaken) return overtakenText(problem.overtaken, problem.current)
  const { namespace, key } = wordsHere(problem)
  return translate(key, { ns: namespace, count: Math.ceil((problem.retryAfter ?? 60) / 60) })
}

type SayState = (current: unknown) => string | undefined
const states: SayState[] = []
/** How a module says the present state of its records; nothing of others'. Its words are loaded by who shows the record. */
export const sayStateWith = (one: SayState): void => void states.push(one)

function overtakenText({ by, same }: Overtaken, current: unknown): string {
  const state = current === undefined ? undefined : states.map((one) => one(current)).find(Boolean)
  return [translate(same ? 'overtakenSame' : 'overtaken', { ns: 'kit', name: by }), state].filter(Boolean).join(' ')
}

/**
 * The sentence for a refusal; a failure names the request by which it is found in the log. The words of its module must be
 * loaded: they are, by the screen that called.
 */
export function problemText(error: unknown): string {
  const problem = asProblem(error)
  const sentence = problemSentence(problem)
  const { requestId } = problem
  if (requestId === undefined || wordsHere(problem).key !== FAILED.key) return sentence
  return translate('withRequest', { ns: 'kit', sentence, requestId })
}

/** Call this before showing a refusal where no screen of its module may be open: the texts of the module may not be loaded yet. */
export const loadProblemWords = (error: unknown): Promise<void> =>
  i18next.loadNamespaces(wordsOf(asProblem(error).code).namespace)

/** Few of the words for wrong inputs come with every screen; the others come with a form, or with the refusal that says them. */
export const loadFieldWords = (): Promise<void> => i18next.loadNamespaces('checks')

export function fieldText({ code, params }: WrongField): string {
  const count = params?.['minimum'] ?? params?.['maximum']
  return translate(`invalid_${code}`, { ns: ['kit', 'checks'], ...params, ...(count !== undefined && { count }) })
}

/** Wrong inputs by path, in words, as a form shows them; a path that the form does not have is in `''`. */
export function fieldTexts(error: unknown, known: readonly string[]): Record<string, string> {
  const fields = error instanceof Problem ? error.fields : []
  return Object.fromEntries(fields.map((field) => [known.includes(field.path) ? field.path : '', fieldText(field)]))
}

/** Subscribes a component to the words of problems, so that they follow the language. */
export function useProblemText(): (error: unknown) => string {
  useTranslation('kit')
  return problemText
}

/** The same for a place that shows the number of the request by itself. */
export function useProblemSentence(): (error: unknown) => string {
  useTranslation('kit')
  return problemSentence
}
