import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { MAX_UNIT_NAME } from '@diwan/contract/units/limits'
import { counterOf } from '../../../kit/list/counter.ts'
import type { FoundKind } from '../../../kit/module.ts'
import { searchByName } from './read.ts'

/** Living units within reach, by their names: departments, groups and levels alike. */
export const foundUnits: FoundKind = {
  kind: 'department',
  module: 'departments',
  flag: 'departments.view',
  narrows: [],
  find: async (ctx, { q, counts, after, limit }) => {
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
      date: null,
      path: `/admin/department?unit=${unit.id}`,
    }))
    const all =
      counts && next !== null ? await searchByName(ctx, { ...asked, after: undefined, limit: COUNT_LIMIT + 1 }) : { items }
    return { items: found, next, reading: null, count: counts ? counterOf(all.items.length) : null }
  },
}
