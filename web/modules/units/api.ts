import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { pages, query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import { showToast } from '../../ui/toasts.ts'

type Archived = 'without' | 'with'

/** What was shown before is shown at once and fetched again: nobody listened while its screen was closed. */
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

export const renewUnits = (client: QueryClient) => void client.invalidateQueries({ queryKey: unitQueries.all() })

/** A command that succeeded, told in words of its own for each kind (S8.15). */
async function announce(done: 'created' | 'updated' | 'deleted', { kind }: { kind: UnitKind }): Promise<void> {
  await i18next.loadNamespaces('units')
  const words = {
    created: i18next.t(`created_${kind}`, { ns: 'units' }),
    updated: i18next.t(`updated_${kind}`, { ns: 'units' }),
    deleted: i18next.t(`deleted_${kind}`, { ns: 'units' }),
  }
  showToast({ kind: 'success', text: words[done] })
}

for (const endpoint of [units.create, units.rename, units.reorder, units.move, units.archive, units.restore]) {
  registerWrite(endpoint, {
    done: (client, unit) => {
      client.setQueryData(unitQueries.open(unit.id).queryKey, unit)
      renewUnits(client)
      void announce(endpoint === units.create ? 'created' : 'updated', unit)
    },
    refused: (client) => renewUnits(client),
  })
}

registerWrite(units.delete, {
  done: (client, unit) => {
    client.removeQueries({ queryKey: unitQueries.open(unit.id).queryKey })
    renewUnits(client)
    void announce('deleted', unit)
  },
  refused: (client) => renewUnits(client),
})

registerWrite(units.import, { done: (client) => renewUnits(client) })

for (const endpoint of [units.join, units.leave]) registerWrite(endpoint, { done: (client) => renewUnits(client) })

export type UnitChange = OutputOf<typeof units.history>['items'][number]
