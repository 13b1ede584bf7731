import { wordsOf } from '@diwan/contract/kit/errors'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { Problem, asProblem, type WrongField } from './problem.ts'

/** Keys made at run time cannot be typed; a missing one shows itself (S8.36). */
const say = i18next.t.bind(i18next) as (key: string, options: Record<string, unknown>) => string

/** The sentence for a refusal. The words of its module must be loaded: they are, by the screen that called. */
export function problemText(error: unknown): string {
  const problem = asProblem(error)
  const { namespace, key } = wordsOf(problem.code)
  return say(key, { ns: namespace })
}

export function fieldText({ code, params }: WrongField): string {
  const count = params?.['minimum'] ?? params?.['maximum']
  return say(`invalid_${code}`, { ns: 'kit', ...params, ...(count !== undefined && { count }) })
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
