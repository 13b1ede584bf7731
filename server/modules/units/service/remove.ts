import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { units } from '@diwan/contract/units/endpoints'
import { unitEvents } from '@diwan/contract/units/events'
import type { DeleteUnit } from '@diwan/contract/units/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { presentUnit } from '../presenter.ts'
import { readChain } from '../queries/chains.ts'
import { membersOf, moveMembers } from '../queries/members.ts'
import type { LockedUnit } from '../queries/units.ts'
import {
  deleteUnitRow,
  lockUnit,
  nextPosition,
  placeUnit,
  readOrder,
  readSubtree,
  readUnitPlain,
  writeOrder,
} from '../queries/units.ts'
import { demandFreeName, recordUnit, takeUnit } from './change.ts'
import { demandNoCircle, nameOf } from './move.ts'
import type { Shift, Surroundings } from './access-preview.ts'
import { previewAccess } from './access-preview.ts'

interface Usage {
  members: string[]
  children: { id: string; kind: string }[]
  records: { kind: string; module: string; count: number }[]
}

/** What points to it: people, units below (archived ones too) and the records of every module that has some in units. */
async function usageOf(db: Queryable, { contents }: Surroundings, id: string): Promise<Usage> {
  const children = (await readSubtree(db, id)).filter(({ steps }) => steps === 1)
  const records = []
  for (const content of contents) {
    const { kind, module } = content
    records.push({ kind, module, count: await content.count(db, [id], COUNT_LIMIT + 1) })
  }
  return { members: await membersOf(db, [id]), children, records: records.filter(({ count }) => count > 0) }
}

const isEmpty = ({ members, children, records }: Usage): boolean => members.length + children.length + records.length === 0

const presentUsage = (usage: Usage) => ({
  members: counterOf(usage.members.length),
  children: counterOf(usage.children.length),
  records: usage.records.map(({ count, ...of }) => ({ ...of, ...counterOf(count) })),
  empty: isEmpty(usage),
})

/** One of the same kind, living, theirs to manage and not below what is deleted. */
async function demandTarget(db: Queryable, actor: Actor, unit: LockedUnit, target: LockedUnit | undefined): Promise<LockedUnit> {
  demand(can, 'manage', actor, target)
  const below = await readSubtree(db, unit.id)
  const wrong = target.kind !== unit.kind || target.archived_at !== null || below.some(({ id }) => id === target.id)
  if (wrong) throw new Problem('units.wrong_target')
  return target
}

/** Refused with numbers while anything points to it; with a target everything goes there first, all in one transaction. */
export async function deleteUnit(ctx: Ctx, around: Surroundings, input: DeleteUnit): Promise<OutputOf<typeof units.delete>> {
  const deleted = await write(ctx, async (tx) => {
    const unit = await takeUnit(tx, ctx.actor, input)
    const usage = await usageOf(tx.db, around, unit.id)
    const target =
      input.targetId === undefined ? null : await demandTarget(tx.db, ctx.actor, unit, await lockUnit(tx.db, input.targetId))
    if (!target && !isEmpty(usage)) throw new Problem('units.in_use', { current: presentUsage(usage) })
    if (target) await emptyInto(tx, around, unit, target, usage)

    await deleteUnitRow(tx.db, unit.id, ctx.clock.now())
    await writeOrder(tx.db, await readOrder(tx.db, unit.parent_id))
    const gone = { nameAr: unit.name_ar, nameEn: unit.name_en }
    recordUnit(tx, unitEvents.deleted, unit, { before: gone, after: target ? { movedTo: nameOf(target) } : {} })
    return { unit, people: usage.members }
  })
  if (deleted.people.length > 0) ctx.portal.bus.publish({ people: deleted.people })
  return presentUnit(deleted.unit)
}

async function emptyInto(tx: Tx, { contents }: Surroundings, unit: LockedUnit, target: LockedUnit, usage: Usage): Promise<void> {
  for (const { id } of usage.children) {
    await demandNoCircle(tx, id, target.id)
    const child = (await readUnitPlain(tx.db, id))!
    if (!child.archived_at) await demandFreeName(tx, { parentId: target.id, nameAr: child.name_ar, nameEn: child.name_en })
    await placeUnit(tx.db, id, target.id, await nextPosition(tx.db, target.id))
    recordUnit(tx, unitEvents.moved, child, { before: { parent: nameOf(unit) }, after: { parent: nameOf(target) } })
  }
  const groups = usage.children.filter(({ kind }) => kind === 'group').map(({ id }) => id)
  for (const content of contents) {
    if (groups.length > 0) await content.follow(tx.db, groups, target.id)
    if (unit.kind === 'group') await content.relocate(tx.db, unit.id, { groupId: target.id, departmentId: target.parent_id! })
    await content.rehome?.(tx.db, unit.id, target.id)
  }
  await moveMembers(tx.db, unit.id, target.id)
}

export async function previewDelete(
  ctx: Ctx,
  around: Surroundings,
  input: InputOf<typeof units.previewDelete>,
): Promise<OutputOf<typeof units.previewDelete>> {
  const unit = await readUnitPlain(ctx.db, input.id)
  demand(can, 'manage', ctx.actor, unit)
  const usage = presentUsage(await usageOf(ctx.db, around, unit.id))
  if (input.targetId === undefined) return { ...usage, version: unit.version, people: counterOf(0), shown: [] }
  const target = await demandTarget(ctx.db, ctx.actor, unit, await readUnitPlain(ctx.db, input.targetId))
  return { ...usage, ...(await previewAccess(ctx, around, await shiftsOfUnion(ctx, unit, target), unit.version)) }
}

/** What was in the one is in the other afterwards, and so are its people: both parts change hands. */
async function shiftsOfUnion(ctx: Ctx, unit: LockedUnit, target: LockedUnit): Promise<Shift[]> {
  const [mine, theirs] = [await readSubtree(ctx.db, unit.id), await readSubtree(ctx.db, target.id)]
  const [from, to] = [await readChain(ctx.db, unit.parent_id), await readChain(ctx.db, target.parent_id)]
  const both = [unit.id, target.id]
  if (unit.kind === 'department') {
    const part = (below: typeof mine, own: string, above: string[]): Shift[] =>
      [true, false].map((direct) => ({
        units: below.filter(({ steps, kind }) => steps > 0 && (steps === 1 && kind === 'group') === direct),
        before: { tree: [own, ...above], department: direct ? [own] : [], group: [] },
        after: { tree: [...both, ...to], department: direct ? both : [], group: [] },
      }))
    return [...part(mine, unit.id, from), ...part(theirs, target.id, to)]
  }
  const part = (own: LockedUnit, units: typeof mine, above: string[]): Shift => ({
    units,
    before: { tree: above, department: departmentOf(own), group: [own.id] },
    after: { tree: to, department: departmentOf(target), group: both },
  })
  return [part(unit, mine, from), part(target, theirs, to)]
}

const departmentOf = ({ kind, parent_id }: LockedUnit): string[] => (kind === 'group' && parent_id ? [parent_id] : [])
