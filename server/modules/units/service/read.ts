import { fold } from '@diwan/core/arabic-fold'
import type { units } from '@diwan/contract/units/endpoints'
import type { Unit } from '@diwan/contract/units/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can, reachedIds } from '../access.ts'
import { presentHit, presentLine, presentRecord, presentUnit } from '../presenter.ts'
import type { UnitNames } from '../queries/names.ts'
import { readChoices } from '../queries/choices.ts'
import { countUnits, readChildren, readPaths, readUnit, searchUnits } from '../queries/tree.ts'
import type { PathRow, Visibility } from '../queries/tree.ts'

type Answer<E extends keyof typeof units> = Promise<OutputOf<(typeof units)[E]>>

const visibilityOf = ({ actor }: Ctx, archived: 'without' | 'with'): Visibility => ({
  reached: reachedIds(actor),
  archived: archived === 'with',
})

const placeOf = (after: string | undefined) => {
  const cursor = readCursor(after, 'position')
  return cursor && { position: Number(cursor.sort), id: cursor.id }
}

/** In the order of the siblings. */
const bySiblings = ({ position, id }: { position: number; id: string }) => ({ sort: String(position), id })

/** Where a request can go: everybody may address every department. */
export async function listChoices({ db }: Ctx, input: InputOf<typeof units.choices>): Answer<'choices'> {
  const { departmentId, text, limit } = input
  const { rows, next } = paged(
    await readChoices(db, { departmentId, text, after: placeOf(input.after), limit: limit + 1 }),
    limit,
    bySiblings,
  )
  return { items: rows.map((row) => ({ ...presentUnit(row), parent: row.parent && presentUnit(row.parent) })), next }
}

export async function listChildren(ctx: Ctx, input: InputOf<typeof units.children>): Answer<'children'> {
  const visibility = visibilityOf(ctx, input.archived)
  if (input.parentId !== undefined) demandSeen(ctx, await readUnit(ctx.db, input.parentId, visibility))
  const found = await readChildren(ctx.db, input.parentId ?? null, visibility, placeOf(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit, bySiblings)
  return { items: rows.map((row) => presentLine(ctx.actor, row)), next }
}

/** A living one within reach: what somebody may point at. */
export async function seenUnit(db: Queryable, actor: Actor, id: string): Promise<Unit | undefined> {
  const row = await readUnit(db, id, { reached: reachedIds(actor), archived: false })
  return row !== undefined && row.archived_at === null && can.view(actor, row) ? presentUnit(row) : undefined
}

export const maySeeUnit = async (db: Queryable, actor: Actor, id: string): Promise<boolean> =>
  (await seenUnit(db, actor, id)) !== undefined

function demandSeen(ctx: Ctx, row: Parameters<typeof can.view>[1] | undefined): void {
  if (row === undefined || !can.view(ctx.actor, row)) throw new Problem('not_found')
}

export async function countListed(ctx: Ctx): Answer<'count'> {
  const found = await countUnits(ctx.db, visibilityOf(ctx, 'without'))
  return { departments: counterOf(found.department), groups: counterOf(found.group), levels: counterOf(found.level) }
}

/** Hits by name; the last id is the cursor, its name is looked up again. */
export async function searchByName(ctx: Ctx, input: InputOf<typeof units.search>): Answer<'search'> {
  const visibility = visibilityOf(ctx, input.archived)
  const after = readCursor(input.after, 'position')?.id
  if (fold(input.text) === '') return { items: [], next: null }
  const found = await searchUnits(ctx.db, input.text, input.kind, visibility, after, input.limit + 1)
  const { rows, next } = paged(found, input.limit, ({ id }) => ({ sort: '0', id }))
  const paths = await readPaths(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => presentHit(row, pathOf(ctx, row.id, paths))),
    next,
  }
}

/** What stands above it, as far as this reader sees. */
const pathOf = (ctx: Ctx, id: string, paths: readonly PathRow[]): UnitNames[] =>
  paths.filter((row) => row.below === id && can.view(ctx.actor, row))

export async function openUnit(ctx: Ctx, id: string): Answer<'open'> {
  const row = await readUnit(ctx.db, id, visibilityOf(ctx, 'without'))
  demand(can, 'view', ctx.actor, row)
  return presentRecord(ctx.actor, row, pathOf(ctx, id, await readPaths(ctx.db, [id])))
}
