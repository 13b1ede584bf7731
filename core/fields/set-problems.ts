import { broken } from './check.ts'
import { circle } from './conditions.ts'
import type { Field, Option, Wrong } from './field.ts'
import { OTHER } from './answer-shapes.ts'
import { isReadonly } from './readonly.ts'
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
      ...('options' in field ? wrongOptions(field.options, 'options', complete) : []),
      ...(field.type === 'matrix' ? wrongOptions(field.rows, 'rows', complete) : []),
      ...(field.type === 'matrix' ? wrongOptions(field.scale, 'scale', complete) : []),
      ...(complete ? [...untranslated(field), ...wrongValue(field)] : []),
    ]
    return found.map((one) => ({ ...one, path: `${index}.${one.path}` }))
  })
}

const twice = (before: readonly { key: string }[], key: string): SetProblem[] =>
  before.some((other) => other.key === key) ? [{ path: 'key', code: 'twice' }] : []

interface Named {
  labelAr: string
  labelEn: string
  helpAr?: string
  helpEn?: string
  lowAr?: string
  lowEn?: string
  highAr?: string
  highEn?: string
}

/** A label is needed in both languages; a help, and what the ends of a scale are called, in both or none. */
export function untranslated(named: Named): SetProblem[] {
  const { labelAr, labelEn, helpAr = '', helpEn = '', lowAr = '', lowEn = '', highAr = '', highEn = '' } = named
  return [
    ...(labelAr === '' ? [{ path: 'labelAr', code: labelEn === '' ? 'empty' : 'translation_missing' }] : []),
    ...(labelEn === '' ? [{ path: 'labelEn', code: labelAr === '' ? 'empty' : 'translation_missing' }] : []),
    ...halfTranslated('help', helpAr, helpEn),
    ...halfTranslated('low', lowAr, lowEn),
    ...halfTranslated('high', highAr, highEn),
  ]
}

function halfTranslated(name: string, ar: string, en: string): SetProblem[] {
  if ((ar === '') === (en === '')) return []
  return [{ path: `${name}${ar === '' ? 'Ar' : 'En'}`, code: 'translation_missing' }]
}

function wrongOptions(options: readonly Option[], name: string, complete: boolean): SetProblem[] {
  const before = new Set<string>()
  const each = options.flatMap((option, index) => {
    const again: SetProblem[] = before.has(option.key) ? [{ path: 'key', code: 'twice' }] : []
    before.add(option.key)
    const found = [...again, ...(complete ? untranslated(option) : [])]
    return found.map((one) => ({ ...one, path: `${name}.${index}.${one.path}` }))
  })
  return complete && options.length === 0 ? [{ path: name, code: 'too_small', params: { minimum: 1 } }] : each
}

function wrongTests(fields: readonly Field[], { when, key }: Field): SetProblem[] {
  return (when?.tests ?? []).flatMap(({ field, is, value }, index) => {
    const path = `when.tests.${index}`
    const of = fields.find((other) => other.key === field)
    if (!of || field === key || of.type === 'section') return [{ path: `${path}.field`, code: 'unknown' }]
    if (is === 'answered' || is === 'empty') return []
    if (value === '') return [{ path: `${path}.value`, code: 'empty' }]
    if ('options' in of && !of.options.some((option) => option.key === value) && !('other' in of && of.other && value === OTHER))
      return [{ path: `${path}.value`, code: 'invalid_value' }]
    const code = figures[of.type]
    return code && is !== 'contains' && 'wrong' in readAnswer(of, value) ? [{ path: `${path}.value`, code }] : []
  })
}

/** What a value is asked for where it has to be one of these. */
const figures: Partial<Record<Field['type'], string>> = {
  number: 'number',
  rating: 'number',
  date: 'date',
  time: 'time',
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
  if (field.type === 'rating') return []
  if (field.type === 'time') {
    const { from, to } = field.rule
    return from !== undefined && to !== undefined && from > to ? [{ path: 'rule.to', code: 'end_not_after_start' }] : []
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
