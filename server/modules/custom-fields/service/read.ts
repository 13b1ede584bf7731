import type { CustomField } from '@diwan/contract/custom-fields/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Answers, Field } from '@diwan/core/fields/field'
import { isOther } from '@diwan/core/fields/answer-shapes'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundBy } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { idsIn, readNames, wordsIn } from '../../fields/public.ts'
import { presentCustom } from '../presenter.ts'
import { readEarlier } from '../queries/sets.ts'
import { readValues, type Valued } from '../queries/values.ts'
import { activeOf } from './sets.ts'

/** What this record says under the fields that are asked now. The caller has checked that the reader may see it. */
export const customOf = async (db: Queryable, objectId: string): Promise<CustomField[]> =>
  (await customOfAll(db, [objectId])).get(objectId) ?? []

/** The same of the rows of a page, in two trips. Records of one kind. */
export async function customOfAll(db: Queryable, objectIds: readonly string[]): Promise<ReadonlyMap<string, CustomField[]>> {
  const valued = await readValues(db, objectIds)
  if (!valued) return new Map()
  const fields = await withEarlier(db, valued)
  const names = await readNames(
    db,
    valued.sheets.flatMap(({ answers }) => idsIn(fields, answers)),
  )
  return new Map(valued.sheets.map(({ id, answers }) => [id, presentCustom(fields, answers, names)]))
}

/** A choice that is offered no more is still called what it was called last. */
async function withEarlier(db: Queryable, { setId, sheets, ...set }: Valued): Promise<Field[]> {
  const fields = activeOf(set as { fields: Field[]; hidden: readonly string[] })
  if (!sheets.some(({ answers }) => fields.some((field) => missing(field, answers).length > 0))) return fields
  const versions = await readEarlier(db, [setId])
  return fields.map((field) => {
    if (!('options' in field)) return field
    const all = versions.flatMap(({ fields: then }) =>
      then.flatMap((one) => (one.key === field.key && 'options' in one ? one.options : [])),
    )
    const known = new Set(field.options.map(({ key }) => key))
    const gone = new Map(all.toReversed().map((option) => [option.key, option]))
    return { ...field, options: [...field.options, ...[...gone.values()].filter(({ key }) => !known.has(key))] }
  })
}

function missing(field: Field, answers: Answers): string[] {
  if (!('options' in field)) return []
  const known = new Set(field.options.map(({ key }) => key))
  return [answers[field.key] ?? []]
    .flat()
    .map(String)
    .filter((value) => !known.has(value) && !isOther(value))
}

export interface CustomWords {
  readonly objectId: string
  /** The part of the search they are kept as. */
  readonly setId: string
  readonly at: Date
  readonly words: readonly { readonly ar: string; readonly en: string }[]
}

/** As they are searched and quoted. People and units are left out: they get other names, and a record would still be found by the old ones. */
export async function customWords(db: Queryable, objectIds: readonly string[]): Promise<CustomWords[]> {
  const valued = await readValues(db, objectIds)
  if (!valued) return []
  const fields = (await withEarlier(db, valued)).filter(({ type }) => type !== 'person' && type !== 'unit')
  return valued.sheets.map(({ id, at, answers }) => ({
    objectId: id,
    setId: valued.setId,
    at,
    words: presentCustom(fields, answers, []).flatMap(({ format, ...one }) => wordsIn({ ...one, type: format })),
  }))
}

/** For the index of the search: one part of each record. */
export const customEntries = async (db: Queryable, objectIds: readonly string[], audience: Audience): Promise<FoundBy[]> =>
  (await customWords(db, objectIds)).map(({ objectId, setId, at, words }) => ({
    objectId,
    part: setId,
    audience,
    texts: [...new Set(words.flatMap(({ ar, en }) => [ar, en]))],
    at,
  }))

/** Where a search shows what it found: the texts of parts that custom fields are. */
export async function fillCustom<Row extends { readonly record: string; readonly id: string; readonly text: string }>(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const said = await customWords(
    db,
    rows.map(({ record }) => record),
  )
  const sheets = new Map(said.map((one) => [`${one.objectId} ${one.setId}`, one]))
  return rows.map((row) => {
    const sheet = sheets.get(`${row.record} ${row.id}`)
    return sheet ? { ...row, text: sheet.words.map((word) => word[actor.language]).join(' · ') } : row
  })
}
