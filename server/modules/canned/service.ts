import { MAX_CANNED_ANSWERS } from '@diwan/contract/canned/limits'
import type { CannedEndpoints } from '@diwan/contract/canned/endpoints'
import type { CannedEvents } from '@diwan/contract/canned/events'
import type { CannedAnswer, ChangeCannedAnswer, CreateCannedAnswer } from '@diwan/contract/canned/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Queryable } from '../../kit/db/database.ts'
import { Problem } from '../../kit/http/problem.ts'
import { route, type Route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import { difference } from '../../kit/record/difference.ts'
import { deleteObject } from '../../kit/record/objects.ts'
import { write, type Tx } from '../../kit/record/write.ts'
import { presentCannedAnswer } from './presenter.ts'
import {
  deleteCannedAnswer,
  insertCannedAnswer,
  lockCannedAnswer,
  readCannedAnswers,
  updateCannedAnswer,
  type CannedRow,
} from './queries.ts'

type Content = Omit<CreateCannedAnswer, 'id'>

interface CannedOf {
  readonly module: string
  /** Makes the record of one, of the kind that is the module's. */
  readonly insert: (db: Queryable, by: string, at: Date) => Promise<string>
  readonly events: CannedEvents
  /** Heard by those who use them. */
  readonly topic: string
}

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

type Changed = { before: Record<string, unknown>; after: Record<string, unknown> }

/** The canned answers of one module: what is commanded, and its routes. */
export function cannedAnswersOf({ module, insert, events, topic }: CannedOf) {
  const record = (tx: Tx, event: keyof CannedEvents, { id, title_ar, title_en }: CannedRow, changed: Changed): void =>
    tx.record(events[event], { id, titleAr: title_ar, titleEn: title_en, ...changed }, { object: id, topics: [topic] })

  async function lockOf(tx: Tx, id: string, version: number): Promise<CannedRow> {
    const row = await lockCannedAnswer(tx.db, module, id)
    if (!row) throw new Problem('not_found')
    if (row.version !== version) throw new Problem('changed_meanwhile', { current: presentCannedAnswer(row) })
    return row
  }

  const list = async ({ db }: Ctx): Promise<OutputOf<CannedEndpoints['list']>> => ({
    items: (await readCannedAnswers(db, module, MAX_CANNED_ANSWERS)).map(presentCannedAnswer),
  })

  const create = (ctx: Ctx, content: CreateCannedAnswer): Promise<CannedAnswer> =>
    write(ctx, async (tx) => {
      const at = ctx.clock.now()
      if ((await readCannedAnswers(tx.db, module, MAX_CANNED_ANSWERS)).length >= MAX_CANNED_ANSWERS)
        throw new Problem('canned.too_many')
      const id = await insert(tx.db, ctx.actor.id, at)
      const row = await insertCannedAnswer(tx.db, { id, module, ...columnsOf(content), created_at: at })
      record(tx, 'created', row, { before: {}, after: { ...content } })
      return presentCannedAnswer(row)
    })

  const change = (ctx: Ctx, { id, version, ...content }: ChangeCannedAnswer): Promise<CannedAnswer> =>
    write(ctx, async (tx) => {
      const row = await lockOf(tx, id, version)
      const changed = difference<Content>(contentOf(row), content)
      if (!changed) return presentCannedAnswer(row)
      const now = await updateCannedAnswer(tx.db, id, { ...columnsOf(content), version: version + 1 })
      record(tx, 'changed', now, changed)
      return presentCannedAnswer(now)
    })

  const remove = (ctx: Ctx, { id, version }: InputOf<CannedEndpoints['delete']>): Promise<{ done: true }> =>
    write(ctx, async (tx) => {
      const row = await lockOf(tx, id, version)
      await deleteCannedAnswer(tx.db, id)
      await deleteObject(tx.db, id, ctx.clock.now())
      record(tx, 'deleted', row, { before: { ...contentOf(row) }, after: NOTHING })
      return { done: true }
    })

  const routes = (endpoints: CannedEndpoints): readonly Route[] => [
    route(endpoints.list, list),
    route(endpoints.create, create),
    route(endpoints.change, change),
    route(endpoints.delete, remove),
  ]
  return { create, routes }
}
