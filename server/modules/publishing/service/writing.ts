import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { ContentEvents } from '@diwan/contract/publishing/events'
import type { Names } from '@diwan/contract/publishing/schemas'
import { isDeepStrictEqual } from 'node:util'
import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { May } from '../../../kit/access/reach.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import type { Delivery } from '../../../kit/record/recorded.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { addressedBy, mayBelongTo } from '../../audience/public.ts'
import { keepWords, namesOf } from './words.ts'

/** A record whose draft is written; in columns of these names of its own table. */
interface WrittenRow {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly unit_id: string | null
  readonly is_template: boolean
  readonly changed: boolean
  readonly created_at: Date
  readonly tokens: readonly string[]
}

interface Begun {
  readonly id: string
  readonly unit_id: string | null
  readonly is_template: boolean
  readonly draft: string
  readonly created_by: string
  readonly created_at: Date
  readonly updated_at: Date
}
interface Rewritten {
  readonly draft: string
  readonly changed: boolean
  readonly unit_id: string | null
  readonly version: number
  readonly updated_at: Date
}

interface WritingOf<Row extends WrittenRow, Content extends Names, Edited extends { readonly content: Names }> {
  readonly kind: string
  /** By which one is begun, by its full name: it belongs to one of the units of its relations. */
  readonly flag: string
  readonly events: Pick<ContentEvents, 'created' | 'changed' | 'deleted'>
  readonly can: Readonly<Record<'view' | 'edit' | 'delete', May<Row>>>
  /** The unit is none of the caller's; it was used, and can only be archived. */
  readonly refusals: Readonly<Record<'unit' | 'used', ErrorCode>>
  readonly read: (db: Queryable, actor: Actor, id: string) => Promise<Row | undefined>
  /** The same under its row lock. */
  readonly lock: (db: Queryable, actor: Actor, id: string) => Promise<Row | undefined>
  /** With the columns of what people see of it. */
  readonly insert: (db: Queryable, row: Begun, content: Content) => Promise<void>
  /** With the same columns where `shown` is given: until it is published, what is written is also what is shown. */
  readonly update: (db: Queryable, id: string, set: Rewritten, shown: Content | undefined) => Promise<void>
  readonly contentOf: (row: Row) => Content
  /** As those who edit it see it. */
  readonly edited: (
    ctx: Ctx,
    db: Queryable,
    row: Row,
  ) => Promise<Edited & { readonly version: number; readonly updatedDate: number }>
  /** What must hold, or is taken, before it is written; without a row it is new. */
  readonly before?: (ctx: Ctx, tx: Tx, content: Content, at: { readonly id: string; readonly row?: Row }) => Promise<void>
  /** Whether it can no longer be deleted. */
  readonly used: (ctx: Ctx, db: Queryable, row: Row) => Promise<boolean>
  readonly told: (row: Row, tokens: readonly string[]) => Delivery
}

const byOf = ({ actor: { id, fullName, photo } }: Ctx) => ({ id, fullName, photo })

/** Content is begun, copied, written on and deleted, before it is published and after. */
export function contentWriting<Row extends WrittenRow, Content extends Names, Edited extends { readonly content: Names }>(
  of: WritingOf<Row, Content, Edited>,
) {
  const demandUnit = async ({ actor }: Ctx, { db }: Tx, unitId: string | null): Promise<void> => {
    if (!(await mayBelongTo(db, actor, of.flag, unitId))) throw new Problem(of.refusals.unit)
  }

  /** As it is now, for its followers and for the caller. */
  const recorded = async (ctx: Ctx, tx: Tx, what: 'created' | 'changed', id: string): Promise<Edited> => {
    const row = (await of.read(tx.db, ctx.actor, id))!
    const edited = await of.edited(ctx, tx.db, row)
    const { content, version, updatedDate } = edited
    const { nameAr, nameEn } = content
    tx.record(of.events[what], { id, nameAr, nameEn, version, updatedDate, by: byOf(ctx) }, of.told(row, row.tokens))
    return edited
  }

  const begin = async (ctx: Ctx, tx: Tx, content: Content, at: Pick<Begun, 'unit_id' | 'is_template'>): Promise<Edited> => {
    const [by, now] = [ctx.actor.id, ctx.clock.now()]
    await demandUnit(ctx, tx, at.unit_id)
    const id = await insertObject(tx.db, { kind: of.kind, by, at: now })
    await of.before?.(ctx, tx, content, { id })
    const { unit_id, is_template } = at
    const times = { created_by: by, created_at: now, updated_at: now }
    await of.insert(tx.db, { id, unit_id, is_template, draft: JSON.stringify(content), ...times }, content)
    await keepWords(tx.db, { id, ...namesOf(content) }, now)
    return recorded(ctx, tx, 'created', id)
  }

  /** Under its lock, by who may edit it. Without a unit it stays with the one it has. */
  const rewrite = async (ctx: Ctx, tx: Tx, row: Row, content: Content, toUnit?: string | null): Promise<Edited> => {
    const { id } = row
    const unit_id = toUnit === undefined ? row.unit_id : toUnit
    if (unit_id !== row.unit_id) await demandUnit(ctx, tx, unit_id)
    await of.before?.(ctx, tx, content, { id, row })
    const changed = row.changed || !isDeepStrictEqual(of.contentOf(row), content)
    const set = { draft: JSON.stringify(content), changed, unit_id, version: row.version + 1, updated_at: ctx.clock.now() }
    const isDraft = row.status === 'DRAFT'
    await of.update(tx.db, id, set, isDraft ? content : undefined)
    if (isDraft) await keepWords(tx.db, { id, ...namesOf(content) }, row.created_at)
    return recorded(ctx, tx, 'changed', id)
  }

  /** Templates are for all who begin one anywhere; what is written is for those who edit it. */
  const readToCopy = async (ctx: Ctx, db: Queryable, id: string): Promise<Row> => {
    const row = await of.read(db, ctx.actor, id)
    demand(of.can, row?.is_template ? 'view' : 'edit', ctx.actor, row)
    if (row.is_template && !addressedBy(ctx.actor, of.flag).all) demand(of.can, 'edit', ctx.actor, row)
    return row
  }

  return {
    begin,
    rewrite,
    readToCopy,
    create: (ctx: Ctx, content: Content, unitId: string | null): Promise<Edited> =>
      write(ctx, (tx) => begin(ctx, tx, content, { unit_id: unitId, is_template: false })),
    /** What was sent to the other one, and how it is published, stays with it. */
    copy: (ctx: Ctx, { id, template }: { readonly id: string; readonly template: boolean }): Promise<Edited> =>
      write(ctx, async (tx) => {
        const row = await readToCopy(ctx, tx.db, id)
        return begin(ctx, tx, of.contentOf(row), { unit_id: row.unit_id, is_template: template })
      }),
    /** Who was slower gets the other one's beside the refusal. */
    change: (
      ctx: Ctx,
      content: Content,
      {
        id,
        version,
        unitId: toUnit,
      }: { readonly id: string; readonly version: number; readonly unitId?: string | null | undefined },
    ): Promise<Edited> =>
      write(ctx, async (tx) => {
        const row = await of.lock(tx.db, ctx.actor, id)
        demand(of.can, 'edit', ctx.actor, row)
        if (version !== row.version) throw new Problem('changed_meanwhile', { current: await of.edited(ctx, tx.db, row) })
        return rewrite(ctx, tx, row, content, toUnit)
      }),
    /** What was used can only be archived. */
    remove: (ctx: Ctx, { id }: { readonly id: string }): Promise<{ done: true }> =>
      write(ctx, async (tx) => {
        const row = await of.lock(tx.db, ctx.actor, id)
        demand(of.can, 'delete', ctx.actor, row)
        if (await of.used(ctx, tx.db, row)) throw new Problem(of.refusals.used)
        await deleteObject(tx.db, id, ctx.clock.now())
        tx.record(of.events.deleted, { id, by: byOf(ctx) }, of.told(row, row.tokens))
        return { done: true }
      }),
  }
}
