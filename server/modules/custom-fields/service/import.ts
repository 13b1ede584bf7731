import { fold } from '@diwan/core/arabic-fold'
import { amendAnswers } from '@diwan/core/fields/amend'
import { startingAnswers } from '@diwan/core/fields/check'
import { OTHER } from '@diwan/core/fields/answer-shapes'
import type { Answer, Answers, Field } from '@diwan/core/fields/field'
import type { CellType, ColumnNames } from '@diwan/contract/kit/import'
import { decimalOf } from '@diwan/core/decimal'
import { listItems } from '../../../kit/import/list-cell.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readSet } from '../queries/sets.ts'
import { filled } from './sets.ts'

/** What a cell cannot say for certain: people and units by id, files, answers by rows. Such columns are read over. */
const UNREAD: ReadonlySet<Field['type']> = new Set(['person', 'unit', 'file', 'matrix', 'section'])

/** How cells are read where a field is more than a text. */
const CELLS: Readonly<Partial<Record<Field['type'], CellType>>> = {
  date: 'day',
  number: 'number',
  rating: 'number',
  choices: 'list',
  long_text: 'lines',
}

export interface CustomCells {
  /** What a file may call each of them, by key. */
  readonly columns: Readonly<Record<string, ColumnNames>>
  /** The answers of a row; wrong ones by the label of their field. */
  readonly read: (
    cell: (key: string) => string | undefined,
    today: string,
  ) => { readonly answers: Answers; readonly wrong: { path: string; code: string }[] }
}

/** The fields that are asked now, as columns of a file: what the export of a list writes is read again. */
export async function customCells(ctx: Ctx, db: Queryable, kind: string): Promise<CustomCells> {
  const row = await readSet(db, kind)
  const fields = row ? await filled(ctx, row) : []
  const held = startingAnswers(fields)
  const labels = new Map(fields.map(({ key, labelAr, labelEn }) => [key, ctx.actor.language === 'ar' ? labelAr : labelEn]))
  return {
    columns: Object.fromEntries(
      fields.map(({ key, labelAr, labelEn, type }) => [key, { ar: labelAr, en: labelEn, type: CELLS[type] ?? 'text' }]),
    ),
    read: (cell, today) => {
      const wrong: { path: string; code: string }[] = []
      const said = fields.flatMap((field): [string, Answer][] => {
        const text = UNREAD.has(field.type) ? undefined : cell(field.key)
        if (text === undefined) return []
        const answer = answerOf(field, text)
        if (answer === undefined) wrong.push({ path: labels.get(field.key) ?? field.key, code: 'not_found' })
        return answer === undefined ? [] : [[field.key, answer]]
      })
      const answers = Object.fromEntries(said)
      const { problems } = amendAnswers(fields, held, answers, today)
      wrong.push(...problems.map(({ key, ...rest }) => ({ ...rest, path: labels.get(key) ?? key })))
      return { answers, wrong }
    },
  }
}

/** Nothing where none of the choices is called this. */
function answerOf(field: Field, text: string): Answer | undefined {
  if (field.type === 'date') return text
  if (field.type === 'number' || field.type === 'rating') {
    const number = decimalOf(text)
    return Number.isNaN(number) ? text : number
  }
  if (!('options' in field)) return text
  const keys = new Map(
    field.options.flatMap(({ key, labelAr, labelEn }) => [[fold(labelAr), key] as const, [fold(labelEn), key]]),
  )
  const other = 'other' in field && field.other
  const one = (said: string): string | undefined => keys.get(fold(said)) ?? (other ? `${OTHER}${said}` : undefined)
  if (field.type === 'choice') return one(text)
  const chosen = listItems(text).map(one)
  return chosen.every((key) => key !== undefined) ? chosen : undefined
}
