import { dashboard } from '@diwan/contract/dashboard/endpoints'
import type { ArrangeDashboard, Dashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { query } from '../../kit/queries.ts'
import { UNDO_MS } from '../../kit/undo.ts'
import { registerWrite } from '../../kit/write.ts'
import { arrangedBy, placeOf } from './model/places.ts'
import type { AskedHome } from './types.ts'

const keyOf = ({ area, device, ...of }: AskedHome) => ['dashboard', area, device, of] as const

/** `keys`: of these widgets alone. */
export const readHome = ({ area, ...of }: AskedHome, keys?: readonly string[]): Promise<Dashboard> =>
  call(dashboard[area], { ...of, ...(keys && { keys: keys.join(',') }) })

export const dashboardQueries = {
  all: () => ['dashboard'] as const,
  mail: () => queryOptions({ queryKey: ['dashboard-mail'], ...query(dashboard.mail, {}) }),
  home: (asked: AskedHome) => queryOptions({ queryKey: keyOf(asked), queryFn: () => readHome(asked), refetchOnMount: 'always' }),
}

/** The homes in the cache that an arrangement is about: of the administration those of its tab, whatever days they show. */
const cachedIn = (client: QueryClient, { area, device, tab }: ArrangeDashboard) =>
  client
    .getQueriesData<Dashboard>({ queryKey: ['dashboard', area, device] })
    .flatMap(([queryKey, home]) => (home && home.tab === (tab ?? null) ? [{ queryKey, home }] : []))

registerWrite(dashboard.arrange, {
  begin: (client, { input }) => {
    const before = cachedIn(client, input)
    for (const { queryKey } of before) void client.cancelQueries({ queryKey }) // an answer that is on its way is older
    if (before.length === 0 || input.widgets.length === 0) return undefined
    for (const { queryKey, home } of before)
      client.setQueryData(queryKey, { ...home, arranged: true, widgets: arrangedBy(home.widgets, input.widgets) })
    return () => {
      for (const { queryKey, home } of before) client.setQueryData(queryKey, home)
    }
  },
  undo: (client, { input }) => {
    const [before] = cachedIn(client, input)
    if (!before) return undefined
    const widgets = before.home.arranged || input.changed ? before.home.widgets.map(placeOf) : []
    const back = (): ArrangeDashboard => ({ ...input, widgets })
    return { says: ['dashboard', 'arranged'], by: dashboard.arrange, input: back, ms: UNDO_MS }
  },
  renews: [dashboardQueries.all()],
})

registerWrite(dashboard.chooseMail, {
  says: ['dashboard', 'mailSaved'],
  done: (client, chosen) => void client.setQueryData(dashboardQueries.mail().queryKey, chosen),
})
