import { broken } from './check.ts'
import { circle } from './conditions.ts'
import type { Field, Option, Wrong } from './field.ts'
import { isReadonly } from './field.ts'
import { hasPlaceholder } from './placeholders.ts'
import { readAnswer } from './read.ts'

/** What is wrong with the fields themselves, by path: `2.labelAr`. */
export type SetProblem = Wrong & { readonly path: string }

/**
 * What no evaluator could live with (two of one key, circles, conditions on nothing) is refused whenever fields are saved;
 * with `complete` also what nobody could answer or read: no label, a missing translation, a choice of nothing.
 */
export function setProblems(fields: readonly Field[], { complete }: { complete: boolean }): SetProblem[] {
  const inCircle = new Set(circle(fields))
  return fields.flatMap((field, index) => {
    const found = [
      ...twice(fields.slice(0, index), field.key),
      ...(inCircle.has(field.key) ? [{ path: 'when', code: 'circle' }] : []),
      ...wrongTests(fields, field),
      ...wrongRule(fields.slice(0, index), field),
      ...('options' in field ? wrongOptions(field.options, complete) : []),
      ...(complete ? [...untranslated(field), ...wrongValue(field)] : []),
    ]
    return found.map((one) => ({ ...one, path: `${index}.${one.path}` }))
  })
}

const twice = (before: readonly { key: string }[], key: string): SetProblem[] =>
  before.some((other) => other.key === key) ? [{ path: 'key', code: 'twice' }] : []

/** A label is needed in both languages, a help in both or none. */
export function untranslated(named: { labelAr: string; labelEn: string; helpAr?: string; helpEn?: string }): SetProblem[] {
  const { labelAr, labelEn, helpAr = '', helpEn = '' } = named
  return [
    ...(labelAr === '' ? [{ path: 'labelAr', code: labelEn === '' ? 'empty' : 'translation_missing' }] : []),
    ...(labelEn === '' ? [{ path: 'labelEn', code: labelAr === '' ? 'empty' : 'translation_missing' }] : []),
    ...(helpAr === '' && helpEn !== '' ? [{ path: 'helpAr', code: 'translation_missing' }] : []),
    ...(helpEn === '' && helpAr !== '' ? [{ path: 'helpEn', code: 'translation_missing' }] : []),
  ]
}

function wrongOptions(options: readonly Option[], complete: boolean): SetProblem[] {
  const each = options.flatMap((option, index) =>
    [...twice(options.slice(0, index), option.key), ...(complete ? untranslated(option) : [])].map((one) => ({
      ...one,
      path: `options.${index}.${one.path}`,
    })),
  )
  return complete && options.length === 0 ? [{ path: 'options', code: 'too_small', params: { minimum: 1 } }] : each
}

function wrongTests(fields: readonly Field[], { when, key }: Field): SetProblem[] {
  return (when?.tests ?? []).flatMap(({ field, is, value }, index) => {
    const path = `when.tests.${index}`
    const of = fields.find((other) => other.key === field)
    if (!of || field === key) return [{ path: `${path}.field`, code: 'unknown' }]
    if (is === 'answered' || is === 'empty') return []
    if (value === '') return [{ path: `${path}.value`, code: 'empty' }]
    if ('options' in of && !of.options.some((option) => option.key === value))
      return [{ path: `${path}.value`, code: 'invalid_value' }]
    if ((of.type === 'number' || of.type === 'date') && is !== 'contains' && 'wrong' in readAnswer(of, value))
      return [{ path: `${path}.value`, code: of.type }]
    return []
  })
}

function wrongRule(above: readonly Field[], field: Field): SetProblem[] {
  if (!('rule' in field)) return []
  if (field.type === 'date') {
    const { from, to, notBefore } = field.rule
    const known = notBefore === undefined || above.some(({ key, type }) => key === notBefore && type === 'date')
    const turned = isDay(from) && isDay(to) && from > to
    return [
      ...(known ? [] : [{ path: 'rule.notBefore', code: 'unknown' }]),
      ...(turned ? [{ path: 'rule.to', code: 'date_from_after_date_to' }] : []),
    ]
  }
  const { min, max } = field.rule
  return min !== undefined && max !== undefined && min > max ? [{ path: 'rule.max', code: 'maximum_below_minimum' }] : []
}

const isDay = (bound: string | undefined): bound is string => bound !== undefined && /^\d/.test(bound)

/** What stands there already must be an answer itself, and where nobody may change it there must be one. */
function wrongValue(field: Field): SetProblem[] {
  if (!('value' in field)) return []
  if (field.value === '') return isReadonly(field) ? [{ path: 'value', code: 'empty' }] : []
  if (hasPlaceholder(field.value)) return []
  const reading = readAnswer(field, field.value)
  const wrong = 'wrong' in reading ? reading.wrong : field.type === 'date' ? undefined : broken(field, reading.value, {}, '')
  return wrong ? [{ path: 'value', ...wrong }] : []
}
