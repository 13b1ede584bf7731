import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import { cannedAnswerEvents } from '@diwan/contract/support/events'
import { MAX_CANNED_ANSWERS } from '@diwan/contract/support/limits'
import type { CannedAnswer, ChangeCannedAnswer, CreateCannedAnswer } from '@diwan/contract/support/schemas/canned-answer'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { presentCannedAnswer } from '../presenter/inquiry.ts'
import {
  deleteCannedAnswer,
  insertCannedAnswer,
  lockCannedAnswer,
  readCannedAnswers,
  updateCannedAnswer,
  type CannedRow,
} from '../queries/canned-answers.ts'
import { CANNED } from '../topics.ts'

type Content = Omit<CreateCannedAnswer, 'id'>

const audienceOf = (id: string) => ({ object: id, topics: [CANNED] })
const contentOf = ({ title_ar, title_en, text_ar, text_en }: CannedRow): Content => ({
  titleAr: title_ar,
  titleEn: title_en,
  textAr: text_ar,
  textEn: text_en,
})
const columnsOf = ({ titleAr, titleEn, textAr, textEn }: Content) => ({
  title_ar: titleAr,
  title_en: titleEn,
  text_ar: textAr,
  text_en: textEn,
})
const NOTHING = { titleAr: '', titleEn: '', textAr: '', textEn: '' }

export async function listCannedAnswers({ db }: Ctx): Promise<OutputOf<typeof cannedAnswers.list>> {
  return { items: (await readCannedAnswers(db, MAX_CANNED_ANSWERS)).map(presentCannedAnswer) }
}

export function createCannedAnswer(ctx: Ctx, content: CreateCannedAnswer): Promise<CannedAnswer> {
  return write(ctx, async (tx) => {
    const at = ctx.clock.now()
    if ((await readCannedAnswers(tx.db, MAX_CANNED_ANSWERS)).length >= MAX_CANNED_ANSWERS)
      throw new Problem('support.too_many_canned_answers')
    const id = await insertObject(tx.db, { kind: 'canned_answer', by: ctx.actor.id, at })
    const row = await insertCannedAnswer(tx.db, { id, ...columnsOf(content), created_at: at })
    record(tx, 'created', row, { before: {}, after: { ...content } })
    return presentCannedAnswer(row)
  })
}

export function changeCannedAnswer(ctx: Ctx, { id, version, ...content }: ChangeCannedAnswer): Promise<CannedAnswer> {
  return write(ctx, async (tx) => {
    const row = await lockOf(tx, id, version)
    const changed = difference<Content>(contentOf(row), content)
    if (!changed) return presentCannedAnswer(row)
    const now = await updateCannedAnswer(tx.db, id, { ...columnsOf(content), version: version + 1 })
    record(tx, 'changed', now, changed)
    return presentCannedAnswer(now)
  })
}

export function removeCannedAnswer(ctx: Ctx, { id, version }: { id: string; version: number }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockOf(tx, id, version)
    await deleteCannedAnswer(tx.db, id)
    await deleteObject(tx.db, id, ctx.clock.now())
    record(tx, 'deleted', row, { before: { ...contentOf(row) }, after: NOTHING })
    return { done: true }
  })
}

async function lockOf(tx: Tx, id: string, version: number): Promise<CannedRow> {
  const row = await lockCannedAnswer(tx.db, id)
  if (!row) throw new Problem('not_found')
  if (row.version !== version) throw new Problem('changed_meanwhile', { current: presentCannedAnswer(row) })
  return row
}

type Changed = { before: Record<string, unknown>; after: Record<string, unknown> }

function record(tx: Tx, event: keyof typeof cannedAnswerEvents, { id, title_ar, title_en }: CannedRow, changed: Changed): void {
  tx.record(cannedAnswerEvents[event], { id, titleAr: title_ar, titleEn: title_en, ...changed }, audienceOf(id))
}
