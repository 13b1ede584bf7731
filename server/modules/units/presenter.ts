import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { Counter } from '@diwan/contract/kit/page'
import type { Unit, UnitHit, UnitLine, UnitRecord } from '@diwan/contract/units/schemas'
import type { Actor } from '../../kit/access/actor.ts'
import { granted } from '../../kit/access/demand.ts'
import { can } from './access.ts'
import type { HitRow, UnitRow } from './queries/tree.ts'

export interface UnitNames {
  id: string
  kind: string
  name_ar: string
  name_en: string
}

export const presentUnit = (row: UnitNames): Unit => ({
  id: row.id,
  kind: row.kind as Unit['kind'],
  nameAr: row.name_ar,
  nameEn: row.name_en,
})

export const counter = (count: number): Counter => ({ count: Math.min(count, COUNT_LIMIT), more: count > COUNT_LIMIT })

export const presentLine = (actor: Actor, row: UnitRow): UnitLine => ({
  ...presentUnit(row),
  parentId: row.parent_id,
  order: row.position + 1,
  group: row.kind === 'level' ? parentOf(row) : null,
  children: counter(row.children),
  people: counter(row.people),
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
