import { Difference } from '@diwan/contract/kit/difference'
import type { Unit, UnitChange, UnitHit, UnitLine, UnitRecord } from '@diwan/contract/units/schemas'
import type { z } from 'zod'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { toSeconds } from '../../kit/clock/clock.ts'
import { counterOf } from '../../kit/list/counter.ts'
import { can } from './access.ts'
import type { readHistory } from './queries/history.ts'
import type { MemberRow } from './queries/members.ts'
import type { UnitNames } from './queries/names.ts'
import type { HitRow, UnitRow } from './queries/tree.ts'

export const presentUnit = (row: UnitNames): Unit => ({
  id: row.id,
  kind: row.kind as Unit['kind'],
  nameAr: row.name_ar,
  nameEn: row.name_en,
})

export const presentLine = (actor: Actor, row: UnitRow): UnitLine => ({
  ...presentUnit(row),
  parentId: row.parent_id,
  order: row.position + 1,
  group: row.kind === 'level' ? parentOf(row) : null,
  children: counterOf(row.children),
  people: counterOf(row.people),
  archived: row.archived_at !== null,
  version: row.version,
  can: granted(can, actor, row),
})

const parentOf = (row: UnitRow): Unit | null =>
  row.parent_id && row.parent_kind && row.parent_ar && row.parent_en
    ? presentUnit({ id: row.parent_id, kind: row.parent_kind, name_ar: row.parent_ar, name_en: row.parent_en })
    : null

export const presentRecord = (actor: Actor, row: UnitRow, path: readonly UnitNames[]): UnitRecord => ({
  ...presentLine(actor, row),
  path: path.map(presentUnit),
})

export const presentHit = (row: HitRow, path: readonly UnitNames[]): UnitHit => ({
  ...presentUnit(row),
  path: path.map(presentUnit),
  archived: row.archived_at !== null,
})

export const presentMember = (row: MemberRow) => ({
  person: { id: row.user_id, fullName: row.full_name },
  relation: row.relation,
})

type HistoryRow = Awaited<ReturnType<typeof readHistory>>[number]

export function presentChange(row: HistoryRow): z.input<typeof UnitChange> {
  const { before, after } = Difference.parse(row.detail)
  return {
    id: row.id,
    event: row.event,
    actor: row.actor_id && row.actor_name ? { id: row.actor_id, fullName: row.actor_name } : null,
    at: toSeconds(row.at),
    before,
    after,
  }
}
