import type { Field } from '../fields/field.ts'
import type { Question } from './question.ts'

/** What one attempt asks, in which order; kept with the attempt. */
export type Drawn = readonly { readonly key: string; readonly options: readonly string[] }[]

export interface DrawRule {
  /** How many of the bank; all without it. */
  readonly count?: number
  readonly shuffleQuestions: boolean
  readonly shuffleOptions: boolean
}

/** A whole number from nought below `choices`, each of equal chance. */
type Choose = (choices: number) => number

export function drawQuestions(bank: readonly Question[], rule: DrawRule, choose: Choose): Drawn {
  const count = Math.min(rule.count ?? bank.length, bank.length)
  const picked = new Set(shuffled([...bank.keys()], choose).slice(0, count))
  const inOrder = bank.filter((_question, index) => picked.has(index))
  const asked = rule.shuffleQuestions ? shuffled(inOrder, choose) : inOrder
  return asked.map(({ field }) => {
    // The order in which a ranking was built may be the right one.
    const isShuffled = rule.shuffleOptions || field.type === 'ranking'
    const keys = movable(field).map(({ key }) => key)
    return { key: field.key, options: isShuffled ? shuffled(keys, choose) : keys }
  })
}

/** The questions as this attempt asks them. */
export function asDrawn(bank: readonly Question[], drawn: Drawn): Question[] {
  const byKey = new Map(bank.map((question) => [question.field.key, question]))
  return drawn.flatMap(({ key, options }) => {
    const question = byKey.get(key)
    return question ? [{ ...question, field: reordered(question.field, options) }] : []
  })
}

/** A matrix moves its rows; its scale has an order of its own. */
const movable = (field: Field) => ('options' in field ? field.options : field.type === 'matrix' ? field.rows : [])

function reordered(field: Field, keys: readonly string[]): Field {
  const place = new Map(keys.map((key, index) => [key, index]))
  const sorted = movable(field).toSorted(
    (one, other) => (place.get(one.key) ?? keys.length) - (place.get(other.key) ?? keys.length),
  )
  if ('options' in field) return { ...field, options: sorted }
  return field.type === 'matrix' ? { ...field, rows: sorted } : field
}

function shuffled<Item>(items: readonly Item[], choose: Choose): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(choose(left.length), 1))
}
