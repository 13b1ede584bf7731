import { MAX_UNIT_NAME } from '@diwan/contract/units/limits'
import type { FoundKind } from '../../../kit/module.ts'
import { searchByName } from './read.ts'

/** Living units within reach, by their names: departments, groups and levels alike. */
export const foundUnits: FoundKind = {
  kind: 'department',
  module: 'departments',
  flag: 'departments.view',
  find: async (ctx, { q, after, limit }) => {
    const nameOf = (unit: { nameAr: string; nameEn: string }) => (ctx.actor.language === 'ar' ? unit.nameAr : unit.nameEn)
    const asked = { text: q.slice(0, MAX_UNIT_NAME), archived: 'without', after, limit } as const
    const { items, next } = await searchByName(ctx, asked)
    const found = items.map(({ path, ...unit }) => ({
      id: unit.id,
      title: { text: nameOf(unit), lit: [] },
      said: null,
      shortId: null,
      status: null,
      place: path.map(nameOf).join(' / '),
      path: `/admin/department?unit=${unit.id}`,
    }))
    return { items: found, next, reading: null }
  },
}
