import { writeTime } from '../calendar-days.ts'
import { showDigits } from '../digits.ts'
import { dayText, type Reading } from '../formats.ts'
import { answerText } from './answer-text.ts'
import type { Given } from './given.ts'

/** One answer in words for paper, a line for each part, in the reader's language, calendar and digits. */
export function printedAnswer({ type, value, names, rows = [], outOf = 0 }: Given, reading: Reading): string {
  const nameOf = (name: { nameAr: string; nameEn: string }): string => (reading.language === 'ar' ? name.nameAr : name.nameEn)
  const text = answerText(value)
  switch (type) {
    case 'number':
      return showDigits(text, reading.digits)
    case 'date':
      return dayText(text, reading)
    case 'time':
      return showDigits(writeTime(text), reading.digits)
    case 'rating':
      return showDigits(`${text} / ${outOf}`, reading.digits)
    case 'matrix':
      return rows.map(({ row, chosen }) => `${nameOf(row)}: ${nameOf(chosen)}`).join('\n')
    case 'ranking':
      return names.map((name, place) => `${showDigits(String(place + 1), reading.digits)}. ${nameOf(name)}`).join('\n')
    case 'choice':
    case 'choices':
    case 'person':
    case 'unit':
    case 'file':
      return names.map(nameOf).join('\n')
    default:
      return text
  }
}
