import { unitEvents } from '@diwan/contract/units/events'
import { MAX_UNIT_DEPTH } from '@diwan/contract/units/limits'
import type { MoveUnit, SightPreview } from '@diwan/contract/units/schemas'
import { mayStandUnder } from '@diwan/contract/units/vocabulary'
import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { can, reachedIds } from '../access.ts'
import { readChain } from '../queries/chains.ts'
import type { LockedUnit } from '../queries/units.ts'
import { nextPosition, placeUnit, readDepth, readOrder, readSubtree, readUnitPlain, writeOrder } from '../queries/units.ts'
import { demandFreeName, recordUnit, takePlace, takeUnit } from './change.ts'
import type { Shift, Surroundings } from './access-preview.ts'
import { previewAccess } from './access-preview.ts'

/** One transaction: the place, the records that name the department above, and with them everybody's sight. */
export function moveUnit(ctx: Ctx, { contents }: Surroundings, input: MoveUnit): Promise<string> {
  return write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    if (unit.archived_at) throw new Problem('wrong_state')
    const parent = await takePlace(tx, ctx.actor, unit.kind as UnitKind, input.parentId ?? null)
    if ((parent?.id ?? null) === unit.parent_id) return unit.id
    await demandNoCircle(tx, unit.id, parent?.id ?? null)
    const { name_ar: nameAr, name_en: nameEn } = unit
    await demandFreeName(tx, { parentId: parent?.id ?? null, nameAr, nameEn })
    const before = unit.parent_id === null ? null : await readUnitPlain(tx.db, unit.parent_id)

    await placeUnit(tx.db, unit.id, parent?.id ?? null, await nextPosition(tx.db, parent?.id ?? null))
    await writeOrder(tx.db, await readOrder(tx.db, unit.parent_id))
    if (unit.kind === 'group' && parent) for (const content of contents) await content.follow(tx.db, [unit.id], parent.id)

    recordUnit(tx, unitEvents.moved, unit, { before: { parent: nameOf(before) }, after: { parent: nameOf(parent) } })
    return unit.id
  })
}

export const nameOf = (unit: LockedUnit | null | undefined) =>
  unit ? { id: unit.id, nameAr: unit.name_ar, nameEn: unit.name_en } : null

/** Nothing stands below itself, and nothing stands deeper than can be shown. The tree is locked. */
export async function demandNoCircle({ db }: { db: Queryable }, id: string, parentId: string | null): Promise<void> {
  const below = await readSubtree(db, id)
  if (below.some((unit) => unit.id === parentId)) throw new Problem('units.circle')
  const height = Math.max(...below.map(({ steps }) => steps)) + 1
  if ((await readDepth(db, parentId)) + height > MAX_UNIT_DEPTH) throw new Problem('units.too_deep')
}

/** The same questions the move will ask, and who would see what. Nothing is locked: the version says whether it still holds. */
export async function previewMove(
  ctx: Ctx,
  around: Surroundings,
  input: { id: string; parentId?: string | undefined },
): Promise<SightPreview> {
  const unit = await readUnitPlain(ctx.db, input.id)
  demand(can, 'manage', ctx.actor, unit)
  const parent = input.parentId === undefined ? null : await readUnitPlain(ctx.db, input.parentId)
  if (input.parentId !== undefined) demand(can, 'manage', ctx.actor, parent ?? undefined)
  else if (reachedIds(ctx.actor, 'departments.manage') !== null) throw new Problem('forbidden')
  if (!mayStandUnder(unit.kind as UnitKind, (parent?.kind ?? null) as UnitKind | null)) throw new Problem('units.wrong_place')
  if (parent?.archived_at) throw new Problem('units.parent_archived')
  await demandNoCircle(ctx, unit.id, parent?.id ?? null)
  return previewAccess(ctx, around, await shiftsOfMove(ctx, unit, parent?.id ?? null), unit.version)
}

/** Departments carry their tree with them; a group brings its records under another department. */
export async function shiftsOfMove(ctx: Ctx, unit: LockedUnit, parentId: string | null): Promise<Shift[]> {
  const [from, to] = [await readChain(ctx.db, unit.parent_id), await readChain(ctx.db, parentId)]
  const units = await readSubtree(ctx.db, unit.id)
  const inside = unit.kind === 'department' ? [unit.id] : []
  const department = (id: string | null) => (unit.kind === 'group' && id !== null ? [id] : [])
  return [
    {
      units,
      before: { tree: [...from, ...inside], department: department(unit.parent_id), group: [] },
      after: { tree: [...to, ...inside], department: department(parentId), group: [] },
    },
  ]
}
