import { visibleFields } from './conditions.ts'
import type { Answer, Answers, Field, FieldType, Wrong } from './field.ts'
import { answerText } from './answer-text.ts'
import { isRows, LONG_TEXT_MAX, TEXT_MAX } from './answer-shapes.ts'
import { isReadonly } from './readonly.ts'
import { isEmpty, readAnswer } from './read.ts'
import { dayProblems } from '../time-rules.ts'

export interface Checked {
  /** In the form in which they are kept; nothing of fields that are not asked. */
  readonly values: Answers
  /** By the key of the field, in the order of the fields. */
  readonly problems: readonly (Wrong & { readonly key: string })[]
}

/** "Please type something", or which thing was not chosen (S5.26, S5.29, S5.31, S5.34). */
const missing: Readonly<Record<FieldType, string>> = {
  text: 'empty',
  long_text: 'empty',
  number: 'empty',
  email: 'empty',
  url: 'empty',
  phone: 'empty',
  date: 'date_required',
  time: 'time_required',
  choice: 'required',
  choices: 'required',
  rating: 'required',
  matrix: 'every_row',
  ranking: 'order_all',
  person: 'user',
  unit: 'unit',
  file: 'file_required',
  section: 'required',
}

/** The one evaluator: the browser before it sends, the server before it keeps. `today` is a day of the organisation. */
export function checkAnswers(fields: readonly Field[], given: Answers, today: string): Checked {
  const known = new Set(fields.map(({ key }) => key))
  const own = Object.fromEntries(Object.entries(given).filter(([key]) => known.has(key)))
  const unknown = Object.keys(given).filter((key) => !known.has(key))
  const answers = { ...own, ...fixed(fields) }
  const values: Answers = {}
  const problems: (Wrong & { key: string })[] = unknown.map((key) => ({ key, code: 'unknown' }))

  for (const field of visibleFields(fields, answers)) {
    const { key } = field
    if (field.type === 'section') {
      if (own[key] !== undefined) problems.push({ key, code: 'unknown' })
      continue
    }
    const refuse = (wrong: Wrong): unknown => problems.push({ key, ...wrong })
    if (isReadonly(field) && !isEmpty(own[key]) && !isSame(own[key], answers[key])) {
      refuse({ code: 'readonly' })
      continue
    }
    const answer = answers[key]
    if (answer === undefined || isEmpty(answer)) {
      if (field.required && !isReadonly(field)) refuse({ code: missing[field.type] })
      continue
    }
    const reading = readAnswer(field, answer)
    const wrong = 'wrong' in reading ? reading.wrong : broken(field, reading.value, values, today)
    if (wrong && !isReadonly(field)) refuse(wrong)
    else if ('value' in reading) values[key] = reading.value
  }
  return { values, problems }
}

/** What a form begins with. */
export const startingAnswers = (fields: readonly Field[]): Answers =>
  Object.fromEntries(fields.flatMap((field) => ('value' in field && field.value !== '' ? [[field.key, field.value]] : [])))

const fixed = (fields: readonly Field[]): Answers => startingAnswers(fields.filter(isReadonly))

const isSame = (one: Answer | undefined, other: Answer | undefined): boolean =>
  answerText(one).trim() === answerText(other).trim()

/** The rule of the field, asked of an answer in its kept form. `before` holds what the fields above it say. */
export function broken(field: Field, value: Answer, before: Answers, today: string): Wrong | undefined {
  switch (field.type) {
    case 'text':
    case 'long_text': {
      const { length } = answerText(value)
      const { min = 0, max = field.type === 'text' ? TEXT_MAX : LONG_TEXT_MAX } = field.rule
      if (length < min) return { code: 'min_length', params: { minimum: min } }
      return length > max ? { code: 'max_length', params: { maximum: max } } : undefined
    }
    case 'number': {
      const { min = -Infinity, max = Infinity, whole } = field.rule
      if (whole && !Number.isInteger(value)) return { code: 'whole_number' }
      return outside(Number(value), min, max)
    }
    case 'choices':
      return outside(Array.isArray(value) ? value.length : 0, field.rule.min ?? 0, field.rule.max ?? Infinity)
    case 'date':
      return wrongDay(field.rule, answerText(value), before, today)
    case 'time': {
      const { from = '00:00', to = '23:59' } = field.rule
      return answerText(value) < from || answerText(value) > to ? { code: 'time_outside_range' } : undefined
    }
    case 'matrix':
      return field.required && isRows(value) && Object.keys(value).length < field.rows.length ? { code: 'every_row' } : undefined
    default:
      return undefined
  }
}

function outside(figure: number, min: number, max: number): Wrong | undefined {
  if (figure < min) return { code: 'too_small', params: { minimum: min } }
  return figure > max ? { code: 'too_big', params: { maximum: max } } : undefined
}

type DateRule = Extract<Field, { type: 'date' }>['rule']

/** S5.12, S5.14 and S5.15 in the reading of time-rules. */
function wrongDay({ from, to, notBefore }: DateRule, day: string, before: Answers, today: string): Wrong | undefined {
  const [past] = from === 'today' ? dayProblems(day, { today }) : []
  if (past) return { code: past }
  if (from === 'tomorrow' && day <= today) return { code: 'date_not_after_today' }
  if (to === 'today' && day > today) return { code: 'date_future' }
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const [earliest, latest] = [from, to].map((bound) => (bound === 'today' ? today : bound === 'tomorrow' ? tomorrow : bound))
  if ((earliest && day < earliest) || (latest && day > latest)) return { code: 'date_outside_range' }
  const start = notBefore === undefined ? undefined : before[notBefore]
  return typeof start === 'string' && day < start ? { code: 'date_from_after_date_to' } : undefined
}
