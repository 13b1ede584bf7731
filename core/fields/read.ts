import { emptyIfBlank } from '../blank-text.ts'
import { readTime } from '../calendar-days.ts'
import { decimalOf } from '../decimal.ts'
import { toAsciiDigits } from '../digits.ts'
import { stripBidiControls } from '../direction.ts'
import { isEmail, isHttpUrl, isUuid } from '../identifiers.ts'
import { isPhone, plainPhone } from '../phone.ts'
import { isIsoDay } from '../iso-day.ts'
import { answerText } from './answer-text.ts'
import { isOther, isRows, OTHER, OTHER_MAX, otherText } from './answer-shapes.ts'
import type { Answer, Field, FieldType, Wrong } from './field.ts'

/** What somebody gave, in the one form in which it is kept: a number is a number, whatever digits it was typed in. */
type Reading = { readonly value: Answer } | { readonly wrong: Wrong }

const wrong = (code: string): Reading => ({ wrong: { code } })
const one = (answer: Answer): string => (typeof answer === 'object' ? '' : emptyIfBlank(stripBidiControls(String(answer)).trim()))

const readers: Readonly<Record<FieldType, (field: Field, answer: Answer) => Reading>> = {
  text: (_field, answer) => {
    const line = one(answer)
    return /[\p{Cc}\u2028\u2029]/u.test(line) ? wrong('not_storable') : { value: line }
  },
  long_text: (_field, answer) => {
    const text = one(answer).replace(/\r\n?/g, '\n')
    return /[^\P{Cc}\n\t]/u.test(text) ? wrong('not_storable') : { value: text }
  },
  number: (_field, answer) => {
    const value = typeof answer === 'number' ? answer : decimalOf(one(answer))
    return Number.isFinite(value) && Math.abs(value) <= 1e12 ? { value } : wrong('number')
  },
  email: (_field, answer) => (isEmail(one(answer)) ? { value: one(answer) } : wrong('email')),
  url: (_field, answer) => (isHttpUrl(one(answer)) ? { value: one(answer) } : wrong('url')),
  phone: (_field, answer) => {
    const phone = plainPhone(one(answer))
    return isPhone(phone) && phone.length <= PHONE_MAX ? { value: phone } : wrong('phone')
  },
  date: (_field, answer) => {
    const day = dayOf(one(answer))
    return day === undefined ? wrong('date') : { value: day }
  },
  time: (_field, answer) => {
    const time = readTime(one(answer))
    return time === undefined ? wrong('time_required') : { value: time }
  },
  choice: (field, answer) => chosen(field, keysOf(field), one(answer)),
  choices: (field, answer) => {
    const offered = keysOf(field)
    const given = (Array.isArray(answer) ? answer : [one(answer)]).map((value) => chosen(field, offered, value))
    const refused = given.find((reading) => 'wrong' in reading)
    if (refused) return refused
    const values = new Set(given.flatMap((reading) => ('value' in reading ? [answerText(reading.value)] : [])))
    const written = [...values].filter(isOther)
    if (written.length > 1) return wrong('twice')
    return { value: [...[...offered].filter((key) => values.has(key)), ...written] }
  },
  rating: (field, answer) => {
    const figure = typeof answer === 'number' ? answer : decimalOf(one(answer))
    const { low, high } = field.type === 'rating' ? field.rule : { low: 0, high: -1 }
    return Number.isInteger(figure) && figure >= low && figure <= high ? { value: figure } : wrong('invalid_value')
  },
  matrix: (field, answer) => {
    if (field.type !== 'matrix' || !isRows(answer)) return wrong('invalid_format')
    const known = new Set(field.scale.map(({ key }) => key))
    const rows = new Set(field.rows.map(({ key }) => key))
    const right = Object.entries(answer).every(([row, key]) => rows.has(row) && known.has(key))
    return right ? { value: inOrder(field.rows, answer) } : wrong('invalid_value')
  },
  ranking: (field, answer) => {
    if (!Array.isArray(answer)) return wrong('invalid_value')
    const keys = answer
    const known = keysOf(field)
    if (!keys.every((key) => known.has(key)) || new Set(keys).size !== keys.length) return wrong('invalid_value')
    return keys.length === known.size ? { value: keys } : wrong('order_all')
  },
  person: (_field, answer) => idOf(answer, 'user'),
  unit: (_field, answer) => idOf(answer, 'unit'),
  file: (_field, answer) => idOf(answer, 'file_required'),
  section: () => wrong('unknown'),
}

const PHONE_MAX = 40
const keysOf = (field: Field): Set<string> => new Set('options' in field ? field.options.map(({ key }) => key) : [])
const idOf = (answer: Answer, code: string): Reading => (isUuid(one(answer)) ? { value: one(answer).toLowerCase() } : wrong(code))

/** One of those offered, or what is written instead where that is allowed. */
function chosen(field: Field, offered: ReadonlySet<string>, value: string): Reading {
  if (offered.has(value)) return { value }
  if (!isOther(value) || !('other' in field && field.other)) return wrong('invalid_value')
  const text = emptyIfBlank(stripBidiControls(otherText(value)).trim())
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return wrong('not_storable')
  if (text.length > OTHER_MAX) return { wrong: { code: 'max_length', params: { maximum: OTHER_MAX } } }
  return text === '' ? wrong('empty') : { value: OTHER + text }
}

const inOrder = (rows: readonly { key: string }[], answer: Record<string, string>): Record<string, string> =>
  Object.fromEntries(rows.flatMap(({ key }) => (answer[key] === undefined ? [] : [[key, answer[key]]])))

/** A blank string, an empty choice and a table without a row are no answer. */
export function isEmpty(answer: Answer | undefined): boolean {
  if (answer === undefined) return true
  if (Array.isArray(answer)) return answer.length === 0
  return isRows(answer) ? Object.keys(answer).length === 0 : one(answer) === ''
}

/** Several values answer only the field that asks for several, and rows only the one with rows. */
export function readAnswer(field: Field, answer: Answer): Reading {
  const several = field.type === 'choices' || field.type === 'ranking'
  if (Array.isArray(answer) && !several) return wrong('invalid_format')
  if (isRows(answer) && field.type !== 'matrix') return wrong('invalid_format')
  return readers[field.type](field, answer)
}

/** A day that exists, as an input of the browser gives it or as it is shown: 2026-11-20 and ٢٠-١١-٢٠٢٦. */
function dayOf(text: string): string | undefined {
  const ascii = toAsciiDigits(text)
  const shown = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(ascii)
  const [, day = '', month = '', year = ''] = shown ?? []
  const iso = shown ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ascii
  return isIsoDay(iso) ? iso : undefined
}
