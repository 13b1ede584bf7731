import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { mayStandUnder, UNIT_KINDS, type UnitKind } from '@diwan/contract/units/vocabulary'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

type Archived = 'without' | 'with'

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const unitQueries = {
  all: () => ['units'] as const,
  children: (parentId: string | null, archived: Archived) =>
    infiniteQueryOptions({
      queryKey: [...unitQueries.all(), 'children', parentId, archived],
      ...pages(units.children, { ...(parentId !== null && { parentId }), archived }),
    }),
  search: (text: string, archived: Archived) =>
    infiniteQueryOptions({
      queryKey: [...unitQueries.all(), 'search', text, archived],
      ...pages(units.search, { text, archived }),
      ...again,
    }),
  count: () => queryOptions({ queryKey: [...unitQueries.all(), 'count'], ...query(units.count, {}), ...again }),
  members: (id: string) =>
    infiniteQueryOptions({ queryKey: [...unitQueries.all(), 'members', id], ...pages(units.members, { id }), ...again }),
  history: (id: string) =>
    infiniteQueryOptions({ queryKey: [...unitQueries.all(), 'history', id], ...pages(units.history, { id }), ...again }),
  open: (id: string) => queryOptions({ queryKey: [...unitQueries.all(), 'open', id], ...query(units.open, { id }), ...again }),
}

/** What is chosen in a field. */
export type PickedUnit = Pick<UnitHit, 'id' | 'kind' | 'nameAr' | 'nameEn' | 'path'>

/** Living units of one kind by their names; before anything is typed, the topmost. */
export const unitsToPick = (kind: UnitKind, exceptId: string) => (text: string) => ({
  queryKey: [...unitQueries.all(), 'pick', kind, text] as readonly unknown[],
  queryFn: async (): Promise<readonly PickedUnit[]> => {
    if (text !== '') return (await call(units.search, { text, kind })).items.filter(({ id }) => id !== exceptId)
    const top = (await call(units.children, {})).items
    return top.filter((unit) => unit.kind === kind && unit.id !== exceptId).map((unit) => ({ ...unit, path: [] }))
  },
})

/** The one kind that may hold this one below the root. */
export const holderOf = (kind: UnitKind): UnitKind => UNIT_KINDS.find((one) => mayStandUnder(kind, one))!

export const unitLive: LiveLists = { topics: ['units'], lists: () => [unitQueries.all()] }

const renews = unitLive.lists()

registerWrite(units.create, {
  renews,
  done: (client, unit) => client.setQueryData(unitQueries.open(unit.id).queryKey, unit),
  says: ({ kind }) => ['units', `created_${kind}`],
})

for (const endpoint of [units.rename, units.reorder, units.move, units.archive, units.restore]) {
  registerWrite(endpoint, {
    renews,
    done: (client, unit) => client.setQueryData(unitQueries.open(unit.id).queryKey, unit),
    says: ({ kind }) => ['units', `updated_${kind}`],
  })
}

registerWrite(units.delete, {
  renews,
  done: (client, { id }) => client.removeQueries({ queryKey: unitQueries.open(id).queryKey }),
  says: ({ kind }) => ['units', `deleted_${kind}`],
})

for (const endpoint of [units.join, units.leave]) registerWrite(endpoint, { renews })
registerWrite(units.import, { renews })

export type UnitChange = OutputOf<typeof units.history>['items'][number]
