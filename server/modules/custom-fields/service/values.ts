import type { ChangeCustomFields, CustomChange, CustomField } from '@diwan/contract/custom-fields/schemas'
import { amendAnswers } from '@diwan/core/fields/amend'
import { checkAnswers, startingAnswers, type Checked } from '@diwan/core/fields/check'
import type { Answer, Answers, Field } from '@diwan/core/fields/field'
import { isEmpty } from '@diwan/core/fields/read'
import { dayIn } from '@diwan/core/working-calendar'
import { isDeepStrictEqual } from 'node:util'
import { PORTAL } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { CustomizedKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { kindsOf } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { idsIn, readNames, unseen, wordsIn } from '../../fields/public.ts'
import { closedNow } from '../../releases/public.ts'
import { keepEntries } from '../../search/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { presentCustom, termsOf } from '../presenter.ts'
import { readSet, type SetRow } from '../queries/sets.ts'
import { readAnswers, writeAnswers } from '../queries/values.ts'
import { customEntries, customOf } from './read.ts'
import { filled, type Kinds } from './sets.ts'

/** Values of one record, in place: for those who may change the record, by its own policy; what is readonly stays as its field says. */
export function changeCustom(ctx: Ctx, { id, now, was }: ChangeCustomFields, kinds: Kinds) {
  return write(ctx, async (tx) => {
    const kind = await declaredOf(ctx, tx.db, id, kinds)
    const told = await kind.take(ctx, tx, id)
    const row = await readSet(tx.db, kind.kind)
    const fields = row ? await filled(ctx, row) : []
    const held = await readAnswers(tx.db, id)
    const overtaken = Object.keys(now).some((key) => key in was && !same(was[key], held[key]) && !same(now[key], held[key]))
    if (overtaken) throw new Problem('changed_meanwhile', { current: { id, items: await customOf(tx.db, id) } })
    const checked = amendAnswers(fields, held, now, await todayOf(ctx, tx.db))
    await demandGood(ctx, tx.db, fields, checked, 'now', Object.keys(now))
    const changes = await changesOf(tx.db, row, held, checked.values)
    if (changes.length === 0) return { id, items: await customOf(tx.db, id) }
    await keep(ctx, tx, kind, row!, id, checked.values)
    const { id: by, fullName, photo } = ctx.actor
    tx.record(kind.event, { id, by: ctx.actor === PORTAL ? null : { id: by, fullName, photo }, changes }, told)
    return { id, items: await customOf(tx.db, id) }
  })
}

interface Begun {
  readonly id: string
  readonly given: Answers | 'unasked'
  readonly path: string
  readonly begun?: Answers | undefined
}

/** In the transaction that makes the record: all that is asked is judged where somebody was asked; else it begins with what the fields say. */
export const beginCustom = (ctx: Ctx, tx: Tx, kind: CustomizedKind, record: Begun): Promise<void> =>
  beginCustomOfAll(ctx, tx, kind, [record])

/** The same of several records of one kind. */
export async function beginCustomOfAll(ctx: Ctx, tx: Tx, kind: CustomizedKind, records: readonly Begun[]): Promise<void> {
  const row = await readSet(tx.db, kind.kind)
  const fields = row ? await filled(ctx, row) : []
  if (fields.length === 0 && records.every(({ given }) => given === 'unasked' || Object.keys(given).length === 0)) return
  const today = await todayOf(ctx, tx.db)
  for (const { id, given, path, begun = {} } of records) {
    const checked =
      given === 'unasked' ? amendAnswers(fields, startingAnswers(fields), begun, today) : checkAnswers(fields, given, today)
    if (given !== 'unasked') await demandGood(ctx, tx.db, fields, checked, path, Object.keys(checked.values))
    if (row && Object.keys(checked.values).length > 0) await keep(ctx, tx, kind, row, id, checked.values)
  }
}

async function declaredOf(ctx: Ctx, db: Queryable, id: string, kinds: Kinds): Promise<CustomizedKind> {
  const [object] = await kindsOf(db, [id])
  const kind = kinds().find((one) => one.kind === object?.kind)
  if (!kind || (await closedNow(db, kind.module))) throw new Problem('not_found')
  return kind
}

async function keep(ctx: Ctx, tx: Tx, { kind, audience }: CustomizedKind, row: SetRow, id: string, answers: Answers) {
  const at = ctx.clock.now()
  await writeAnswers(tx.db, id, { kind, answers, terms: termsOf(kind, row.fields, answers), at })
  await keepEntries(tx.db, await customEntries(tx.db, [id], audience))
}

const todayOf = async ({ clock }: Ctx, db: Queryable): Promise<string> =>
  dayIn((await readWorkingDays(db)).calendar.zone, toSeconds(clock.now()))

/** Refused by field; whom the caller may not see is asked of what is written now, not of what stands. */
async function demandGood(
  ctx: Ctx,
  db: Queryable,
  fields: readonly Field[],
  { values, problems }: Checked,
  path: string,
  written: readonly string[],
): Promise<void> {
  const said = Object.fromEntries(Object.entries(values).filter(([key]) => written.includes(key)))
  const foreign = problems.length > 0 ? [] : await unseen(ctx, db, fields, said)
  const wrong = [...problems, ...foreign].map(({ key, ...rest }) => ({ ...rest, path: `${path}.${key}` }))
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
}

const same = (one: Answer | undefined, other: Answer | undefined): boolean =>
  (isEmpty(one) && isEmpty(other)) || isDeepStrictEqual(one, other)

/** In words, of both languages: what history shows reads the same when a choice is called otherwise. */
async function changesOf(db: Queryable, row: SetRow | undefined, held: Answers, now: Answers): Promise<CustomChange[]> {
  const fields = (row?.fields ?? []).filter(({ key }) => !same(held[key], now[key]))
  const names = await readNames(db, [...idsIn(fields, held), ...idsIn(fields, now)])
  const [was, is] = [presentCustom(fields, held, names), presentCustom(fields, now, names)]
  const words = (said: readonly CustomField[], key: string) =>
    said
      .filter((one) => one.key === key)
      .flatMap(({ format, ...one }) => wordsIn({ ...one, type: format }))
      .map(({ ar, en }) => ({ nameAr: ar, nameEn: en }))
  return fields.map(({ key, labelAr, labelEn }) => ({
    key,
    nameAr: labelAr,
    nameEn: labelEn,
    from: words(was, key),
    to: words(is, key),
  }))
}
