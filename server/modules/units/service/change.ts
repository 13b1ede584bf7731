import type { CreateUnit, RenameUnit, ReorderUnit, UnitAtVersion } from '@diwan/contract/units/schemas'
import { unitEvents } from '@diwan/contract/units/events'
import { MAX_UNIT_DEPTH } from '@diwan/contract/units/limits'
import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { mayStandUnder } from '@diwan/contract/units/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { archiveObjects } from '../../../kit/record/objects.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { can, reachedIds } from '../access.ts'
import { takenNames } from '../queries/names.ts'
import {
  bumpVersion,
  insertUnit,
  lockTree,
  lockUnit,
  nextPosition,
  readArchivedTogether,
  readDepth,
  readOrder,
  readSubtree,
  renameUnit,
  writeOrder,
} from '../queries/units.ts'
import type { LockedUnit } from '../queries/units.ts'

/** The unit as a command finds it: locked, visible, theirs to manage and not changed since. */
export async function takeUnit({ db }: Tx, actor: Actor, { id, version }: UnitAtVersion): Promise<LockedUnit> {
  await lockTree(db)
  const unit = await lockUnit(db, id)
  demand(can, 'manage', actor, unit)
  if (version !== unit.version) throw new Problem('changed_meanwhile')
  return unit
}

/** Where a unit may be put: a living place that is theirs to manage. At the root only for a person who manages everything. */
export async function takePlace({ db }: Tx, actor: Actor, kind: UnitKind, parentId: string | null): Promise<LockedUnit | null> {
  const parent = parentId === null ? null : await lockUnit(db, parentId)
  if (parentId !== null) demand(can, 'manage', actor, parent ?? undefined)
  else if (reachedIds(actor, 'departments.manage') !== null) throw new Problem('forbidden')
  if (!mayStandUnder(kind, (parent?.kind ?? null) as UnitKind | null)) throw new Problem('units.wrong_place')
  if (parent?.archived_at) throw new Problem('units.parent_archived')
  return parent ?? null
}

export async function demandFreeName(
  { db }: Tx,
  names: { parentId: string | null; nameAr: string; nameEn: string; exceptId?: string },
): Promise<void> {
  const taken = await takenNames(db, names)
  const fields = [taken.ar && 'nameAr', taken.en && 'nameEn'].filter((path) => path !== false)
  if (fields.length > 0) throw new Problem('units.name_taken', { fields: fields.map((path) => ({ path, code: 'taken' })) })
}

interface Changed {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

type Named = Pick<LockedUnit, 'id' | 'kind' | 'name_ar' | 'name_en'>

/** Every fact of a unit names it, so that the audit log can be read after it is gone. */
export function recordUnit(
  tx: Tx,
  event: (typeof unitEvents)[keyof typeof unitEvents],
  unit: Named,
  { before, after }: Changed,
): void {
  const detail = { kind: unit.kind, nameAr: unit.name_ar, nameEn: unit.name_en, before, after }
  tx.record(event, detail, { object: unit.id, audience: 'staff', topics: ['units'] })
}

export function createUnit(ctx: Ctx, { kind, parentId, nameAr, nameEn }: CreateUnit): Promise<string> {
  return write(ctx, async (tx) => {
    await lockTree(tx.db)
    const parent = await takePlace(tx, ctx.actor, kind, parentId ?? null)
    if ((await readDepth(tx.db, parent?.id ?? null)) >= MAX_UNIT_DEPTH) throw new Problem('units.too_deep')
    await demandFreeName(tx, { parentId: parent?.id ?? null, nameAr, nameEn })
    const position = await nextPosition(tx.db, parent?.id ?? null)
    const id = await insertUnit(tx.db, { kind, parentId: parent?.id ?? null, nameAr, nameEn, position, at: ctx.clock.now() })
    const after = { nameAr, nameEn, ...(parent && { parent: parent.name_ar }) }
    recordUnit(tx, unitEvents.created, { id, kind, name_ar: nameAr, name_en: nameEn }, { before: {}, after })
    return id
  })
}

export function renameUnitTo(ctx: Ctx, input: RenameUnit): Promise<string> {
  return write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    const { nameAr, nameEn } = input
    const changed = difference({ nameAr: unit.name_ar, nameEn: unit.name_en }, { nameAr, nameEn })
    if (!changed) return unit.id
    if (!unit.archived_at) await demandFreeName(tx, { parentId: unit.parent_id, nameAr, nameEn, exceptId: unit.id })
    await renameUnit(tx.db, unit.id, nameAr, nameEn)
    recordUnit(tx, unitEvents.renamed, { ...unit, name_ar: nameAr, name_en: nameEn }, changed)
    return unit.id
  })
}

export function reorderUnit(ctx: Ctx, input: ReorderUnit): Promise<string> {
  return write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    const siblings = await readOrder(tx.db, unit.parent_id)
    const others = siblings.filter((id) => id !== unit.id)
    const place = input.behindId === undefined ? 0 : others.indexOf(input.behindId) + 1
    if (unit.archived_at || (input.behindId !== undefined && place === 0)) throw new Problem('units.no_sibling')
    const before = siblings.indexOf(unit.id)
    if (before === place) return unit.id
    await writeOrder(tx.db, others.toSpliced(place, 0, unit.id))
    await bumpVersion(tx.db, unit.id)
    recordUnit(tx, unitEvents.reordered, unit, { before: { order: before + 1 }, after: { order: place + 1 } })
    return unit.id
  })
}

/**
 * With everything below: what stands under an archived unit could not be reached any more. It is said of the object; the copy
 * in the unit follows by itself.
 */
export function archiveUnit(ctx: Ctx, input: UnitAtVersion): Promise<string> {
  return write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    if (unit.archived_at) throw new Problem('wrong_state')
    const together = (await readSubtree(tx.db, unit.id)).filter(({ archived }) => !archived)
    await archiveObjects(
      tx.db,
      together.map(({ id }) => id),
      ctx.clock.now(),
    )
    await bumpVersion(tx.db, unit.id)
    await writeOrder(tx.db, await readOrder(tx.db, unit.parent_id))
    recordUnit(tx, unitEvents.archived, unit, { before: { archived: false }, after: { archived: true } })
    return unit.id
  })
}

export function restoreUnit(ctx: Ctx, input: UnitAtVersion): Promise<string> {
  return write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    if (!unit.archived_at) throw new Problem('wrong_state')
    await takePlace(tx, ctx.actor, unit.kind as UnitKind, unit.parent_id)
    await demandFreeName(tx, { parentId: unit.parent_id, nameAr: unit.name_ar, nameEn: unit.name_en, exceptId: unit.id })
    const together = await readArchivedTogether(tx.db, unit.id)
    await archiveObjects(tx.db, together, null)
    const others = (await readOrder(tx.db, unit.parent_id)).filter((id) => id !== unit.id)
    await writeOrder(tx.db, [...others, unit.id])
    await bumpVersion(tx.db, unit.id)
    recordUnit(tx, unitEvents.restored, unit, { before: { archived: true }, after: { archived: false } })
    return unit.id
  })
}
