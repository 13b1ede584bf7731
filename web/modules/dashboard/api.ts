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

const cachedIn = (client: QueryClient, { area, device }: AskedHome) => client.getQueryData<Dashboard>(keyOf({ area, device }))

registerWrite(dashboard.arrange, {
  begin: (client, { input }) => {
    const before = cachedIn(client, input)
    void client.cancelQueries({ queryKey: keyOf(input) }) // an answer that is on its way is older
    if (!before || input.widgets.length === 0) return undefined
    client.setQueryData(keyOf({ area: input.area, device: input.device }), {
      ...before,
      arranged: true,
      widgets: arrangedBy(before.widgets, input.widgets),
    })
    return () => client.setQueryData(keyOf({ area: input.area, device: input.device }), before)
  },
  undo: (client, { input }) => {
    const before = cachedIn(client, input)
    if (!before) return undefined
    const widgets = before.arranged ? before.widgets.map(placeOf) : []
    const back = (): ArrangeDashboard => ({ ...input, widgets })
    return { says: ['dashboard', 'arranged'], by: dashboard.arrange, input: back, ms: UNDO_MS }
  },
  renews: [dashboardQueries.all()],
})

registerWrite(dashboard.chooseMail, {
  says: ['dashboard', 'mailSaved'],
  done: (client, chosen) => void client.setQueryData(dashboardQueries.mail().queryKey, chosen),
})
