import { emptyIfBlank } from '../blank-text.ts'
import { toAsciiDigits } from '../digits.ts'
import { stripBidiControls } from '../direction.ts'
import { isEmail, isHttpUrl, isUuid } from '../identifiers.ts'
import { isPhone, plainPhone } from '../phone.ts'
import { isIsoDay } from './iso-day.ts'
import type { Answer, Field, FieldType, Wrong } from './field.ts'

/** What somebody gave, in the one form in which it is kept: a number is a number, whatever digits it was typed in. */
type Reading = { readonly value: Answer } | { readonly wrong: Wrong }

const wrong = (code: string): Reading => ({ wrong: { code } })
const one = (answer: Answer): string => (Array.isArray(answer) ? '' : emptyIfBlank(stripBidiControls(String(answer)).trim()))

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
    const value = typeof answer === 'number' ? answer : numberOf(one(answer))
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
  choice: (field, answer) => (keysOf(field).includes(one(answer)) ? { value: one(answer) } : wrong('invalid_value')),
  choices: (field, answer) => {
    const chosen = typeof answer === 'number' ? [] : [answer].flat()
    const known = keysOf(field)
    return chosen.every((key) => known.includes(key))
      ? { value: known.filter((key) => chosen.includes(key)) }
      : wrong('invalid_value')
  },
  person: (_field, answer) => idOf(answer, 'user'),
  unit: (_field, answer) => idOf(answer, 'unit'),
  file: (_field, answer) => idOf(answer, 'file_required'),
}

const PHONE_MAX = 40
const keysOf = (field: Field): string[] => ('options' in field ? field.options.map(({ key }) => key) : [])
const idOf = (answer: Answer, code: string): Reading => (isUuid(one(answer)) ? { value: one(answer).toLowerCase() } : wrong(code))

/** A blank string and an empty choice are no answer. */
export const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (Array.isArray(answer) ? answer.length === 0 : one(answer) === '')

/** Several values answer only the field that asks for several. */
export const readAnswer = (field: Field, answer: Answer): Reading =>
  Array.isArray(answer) && field.type !== 'choices' ? wrong('invalid_format') : readers[field.type](field, answer)

/** `١٬٥٠٠٫٥`, `1,500.5` and `1500.5` are one number. */
function numberOf(text: string): number {
  const ascii = toAsciiDigits(text).replaceAll('\u2212', '-').replaceAll('٫', '.')
  const plain = /^[+-]?\d{1,3}([,٬]\d{3})+(\.\d+)?$/.test(ascii) ? ascii.replace(/[,٬]/g, '') : ascii
  return /^[+-]?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** A day that exists, as an input of the browser gives it or as it is shown: 2026-11-20 and ٢٠-١١-٢٠٢٦. */
function dayOf(text: string): string | undefined {
  const ascii = toAsciiDigits(text)
  const shown = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(ascii)
  const [, day = '', month = '', year = ''] = shown ?? []
  const iso = shown ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ascii
  return isIsoDay(iso) ? iso : undefined
}
