import type { GivenAnswer } from '@diwan/contract/fields/schemas'
import { checkAnswers } from '@diwan/core/fields/check'
import { isRows } from '@diwan/core/fields/answer-shapes'
import type { Answers, Field } from '@diwan/core/fields/field'
import { fillIn, filledFields, hasPlaceholder, type Filler } from '@diwan/core/fields/placeholders'
import { presentIn } from '@diwan/core/time-rules'
import type { z } from 'zod'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { takeFile } from '../../files/public.ts'
import { readOrganisation } from '../../settings/public.ts'
import { maySeeUnit } from '../../units/public.ts'
import { maySeePerson, readProfile } from '../../users/public.ts'
import { idsIn, presentAnswers } from '../presenter.ts'
import type { FieldsAt, Sheet } from '../queries/sheets.ts'
import { insertPending } from '../queries/tallies.ts'
import { forgetAnswers, insertAnswers, readFields, readNames, readSheets } from '../queries/sheets.ts'
import { uncountAnswers } from './tallies.ts'

/** In the language of the writer, also when filled in on behalf of another person. */
async function fillerOf(db: Queryable, { actor }: Pick<Ctx, 'actor'>, personId: string): Promise<Filler> {
  const { full_name, department } = await readProfile(db, personId, actor.language)
  return { name: full_name, department: department ?? '' }
}

/** Most say nothing of who fills them in: then nobody is asked. */
async function filledFor(ctx: Ctx, db: Queryable, fields: Field[], forId: string): Promise<Field[]> {
  if (!fields.some((field) => 'value' in field && hasPlaceholder(field.value))) return fields
  return filledFields(fields, await fillerOf(db, ctx, forId))
}

/** The fields as this person is asked them, and whatever else of the same form says whom it is filled in for. */
export async function fieldsFor(ctx: Ctx, of: FieldsAt, forId: string, text = ''): Promise<{ fields: Field[]; text: string }> {
  const filler = await fillerOf(ctx.db, ctx, forId)
  return { fields: filledFields(await readFields(ctx.db, of), filler), text: fillIn(text, filler) }
}

export interface Keeping extends FieldsAt {
  /** The record that is answered for. */
  readonly objectId: string
  /** Whose request it is: who types may be somebody else. */
  readonly forId: string
  readonly given: Answers
  /** Where the answers stand in the input: `answers.phone` is told as wrong. */
  readonly path: string
  /** The record was made in this transaction: nothing was answered for it before. */
  readonly first?: true
}

/**
 * In the transaction of the record: checks what was given as the browser did, and keeps it on this version. What was answered for
 * this record before is replaced, and counts no more.
 */
export async function keepAnswers(
  ctx: Ctx,
  { db }: Pick<Tx, 'db'>,
  { objectId, forId, setId, version, given, path, first }: Keeping,
): Promise<void> {
  const fields = await filledFor(ctx, db, await readFields(db, { setId, version }), forId)
  const values = await judgedAnswers(ctx, db, { fields, given, path })
  const before = first ? [] : await readSheets(db, [objectId])
  if (before.length > 0) {
    await uncountAnswers({ db }, [objectId])
    await forgetAnswers(db, [objectId])
  }
  for (const { key, type } of fields) {
    const id = values[key]
    if (type === 'file' && typeof id === 'string' && !before.some(({ answers }) => answers[key] === id))
      await takeFile({ db }, { id, purpose: 'attachment5', ownerId: ctx.actor.id, objectId })
  }
  await insertAnswers(db, { objectId, setId, version, answers: values, at: ctx.clock.now() })
  await insertPending(db, [{ setId, version, fields, answers: values }], 1)
}

interface Judging {
  readonly fields: readonly Field[]
  readonly given: Answers
  readonly path: string
}

/** Only these look at which day it is. */
const namesToday = (field: Field): boolean =>
  field.type === 'date' && [field.rule.from, field.rule.to].some((bound) => bound === 'today' || bound === 'tomorrow')

/** What was given, in the form in which it is kept, or a refusal by field. Nothing is kept. */
export async function judgedAnswers(ctx: Ctx, db: Queryable, { fields, given, path }: Judging): Promise<Answers> {
  const zone = fields.some(namesToday) ? ((await readOrganisation(db))?.zone ?? 'Asia/Riyadh') : 'UTC'
  const { values, problems } = checkAnswers(fields, given, presentIn(zone, toSeconds(ctx.clock.now())).today)
  const foreign = problems.length > 0 ? [] : await unseen(ctx, db, fields, values)
  const wrong = [...problems, ...foreign].map(({ key, ...rest }) => ({ ...rest, path: `${path}.${key}` }))
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
  return values
}

/** Nobody names whom he may not see: it would tell that they exist. */
export async function unseen(ctx: Ctx, db: Queryable, fields: readonly Field[], values: Answers) {
  const found: { key: string; code: string }[] = []
  for (const { key, type } of fields) {
    const id = values[key]
    if (typeof id !== 'string') continue
    if (type === 'person' && !(await maySeePerson(db, ctx.actor, id))) found.push({ key, code: 'not_found' })
    if (type === 'unit' && !(await maySeeUnit(db, ctx.actor, id))) found.push({ key, code: 'not_found' })
  }
  return found
}

/** The answers of this record. The caller has checked that the reader may see the record. */
export async function answersOf(db: Queryable, objectId: string): Promise<z.input<typeof GivenAnswer>[]> {
  const [sheet] = await readSheets(db, [objectId])
  if (!sheet) return []
  const { fields, answers } = sheet
  return presentAnswers(fields, answers, await readNames(db, idsIn(fields, answers)))
}

/** For the reader of the files of a record: this one was given as an answer. */
export async function isAnswer(db: Queryable, objectId: string, fileId: string): Promise<boolean> {
  return (await answersAmong(db, objectId, [fileId])).length > 0
}

/** Answers which of these files were given as answers. */
export async function answersAmong(db: Queryable, objectId: string, files: readonly string[]): Promise<string[]> {
  const [sheet] = await readSheets(db, [objectId])
  const given = sheet?.fields.filter(({ type }) => type === 'file').map(({ key }) => sheet.answers[key]) ?? []
  return files.filter((file) => given.includes(file))
}

export interface AnsweredWords extends Pick<Sheet, 'objectId' | 'setId' | 'at'> {
  /** One for each answer that says something, in both languages. */
  readonly words: readonly { readonly ar: string; readonly en: string }[]
}

/**
 * What was answered for these records, as it is searched and quoted: what was typed, what was chosen, and names of files.
 * People and units are left out: they get other names, and a record would still be found by the old ones.
 */
export async function wordsOfAnswers(db: Queryable, objectIds: readonly string[]): Promise<AnsweredWords[]> {
  if (objectIds.length === 0) return []
  const sheets = (await readSheets(db, objectIds)).map((sheet) => ({
    ...sheet,
    fields: sheet.fields.filter(({ type }) => type !== 'person' && type !== 'unit'),
  }))
  const names = await readNames(
    db,
    sheets.flatMap(({ fields, answers }) => idsIn(fields, answers)),
  )
  return sheets.map(({ objectId, setId, at, fields, answers }) => ({
    objectId,
    setId,
    at,
    words: presentAnswers(fields, answers, names).flatMap(wordsIn),
  }))
}

/** One answer as it is said: what was typed, what was chosen, the name of a file. */
export function wordsIn({ type, value, names, rows }: z.input<typeof GivenAnswer>): { ar: string; en: string }[] {
  if (rows)
    return rows.map(({ row, chosen }) => ({ ar: `${row.nameAr}: ${chosen.nameAr}`, en: `${row.nameEn}: ${chosen.nameEn}` }))
  if (names.length > 0) return names.map(({ nameAr, nameEn }) => ({ ar: nameAr, en: nameEn }))
  return type === 'file' || type === 'rating' || isRows(value)
    ? []
    : [value].flat().map((text) => ({ ar: String(text), en: String(text) }))
}

/** The same of many records, in one trip; a record without answers is absent. */
export async function answersOfAll(
  db: Queryable,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, z.input<typeof GivenAnswer>[]>> {
  if (objectIds.length === 0) return new Map()
  const sheets = await readSheets(db, objectIds)
  const names = await readNames(
    db,
    sheets.flatMap(({ fields, answers }) => idsIn(fields, answers)),
  )
  return new Map(sheets.map(({ objectId, fields, answers }) => [objectId, presentAnswers(fields, answers, names)]))
}
