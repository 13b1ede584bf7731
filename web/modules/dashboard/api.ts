import { dashboard } from '@diwan/contract/dashboard/endpoints'
import type { ArrangeDashboard, Dashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { UNDO_MS } from '../../kit/undo.ts'
import { registerWrite } from '../../kit/write.ts'
import { arrangedBy, placeOf } from './model/places.ts'
import type { AskedHome } from './types.ts'

const keyOf = ({ area, device }: AskedHome) => ['dashboard', area, device] as const

/** `keys`: of these widgets alone. */
export const readHome = ({ area, device }: AskedHome, keys?: readonly string[]): Promise<Dashboard> =>
  call(dashboard[area], { device, ...(keys && { keys: keys.join(',') }) })

export const dashboardQueries = {
  all: () => ['dashboard'] as const,
  home: (asked: AskedHome) => queryOptions({ queryKey: keyOf(asked), queryFn: () => readHome(asked), refetchOnMount: 'always' }),
}

const cachedIn = (client: QueryClient, asked: AskedHome) => client.getQueryData<Dashboard>(keyOf(asked))

registerWrite(dashboard.arrange, {
  begin: (client, { input }) => {
    const before = cachedIn(client, input)
    void client.cancelQueries({ queryKey: keyOf(input) }) // an answer that is on its way is older
    if (!before || input.widgets.length === 0) return undefined
    client.setQueryData(keyOf(input), { ...before, arranged: true, widgets: arrangedBy(before.widgets, input.widgets) })
    return () => client.setQueryData(keyOf(input), before)
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
