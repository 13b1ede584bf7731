import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import { answerText } from '@diwan/core/fields/answer-text'
import type { Ctx } from '../../../kit/portal.ts'
import { listCell } from '../../../kit/import/list-cell.ts'
import { dayCell, type ExportCell } from '../../../kit/list/export-cell.ts'
import type { ExportColumn } from '../../../kit/list/export-file.ts'
import { wordsIn } from '../../fields/public.ts'
import { readSet } from '../queries/sets.ts'
import { activeOf } from './sets.ts'

/** A column for each field that is asked now, in the language of the reader; `of` finds what a row says. */
export async function customColumns<Row>(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  kind: string,
  of: (row: Row) => readonly CustomField[],
): Promise<ExportColumn<Row>[]> {
  const row = await readSet(db, kind)
  const { language, reading } = actor
  const cell = (said: CustomField): ExportCell => {
    const { format, value } = said
    if (format === 'number') return typeof value === 'number' ? value : answerText(value)
    if (format === 'date') return dayCell(answerText(value), reading)
    const words = wordsIn({ ...said, type: format }).map((word) => word[language])
    return words.length > 1 ? listCell(words, language === 'ar' ? '، ' : ', ') : (words[0] ?? '')
  }
  return (row ? activeOf(row) : []).map(({ key, labelAr, labelEn, type }) => ({
    heading: language === 'ar' ? labelAr : labelEn,
    width: type === 'long_text' ? 48 : 20,
    cell: (one) => {
      const said = of(one).find((field) => field.key === key)
      return said ? cell(said) : null
    },
  }))
}
