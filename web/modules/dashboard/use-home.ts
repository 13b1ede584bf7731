import type { Dashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { onHint } from '../../kit/live/live.ts'
import { session } from '../../kit/session.ts'
import { dashboardQueries, readHome } from './api.ts'
import { placeOf } from './model/places.ts'
import type { AskedHome } from './types.ts'

/** Hints that come together are one question. */
const GATHER_MS = 150
/** After this a widget that was not read in time is asked for once more by itself, with more patience. */
const AGAIN_MS = 300

/** Home as it is at the portal: a hint fetches the widgets alone that it concerns. */
export function useHome(asked: AskedHome) {
  const client = useQueryClient()
  const options = dashboardQueries.home(asked)
  const home = useQuery(options)
  const renew = async (keys: readonly string[]): Promise<void> => {
    if (!session()) return // signed out while the screen is still there
    const fresh = await readHome(asked, keys).catch(() => undefined)
    if (fresh) client.setQueryData(options.queryKey, (cached) => cached && joined(cached, fresh))
  }
  const renewed = useEffectEvent((keys: readonly string[]) => void renew(keys))
  const topics = topicsOf(home.data)
  useEffect(() => {
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stops = Object.entries(JSON.parse(topics) as Record<string, string[]>).map(([topic, keys]) =>
      onHint(topic, () => {
        for (const key of keys) waiting.add(key)
        timer ??= setTimeout(() => {
          renewed([...waiting])
          waiting.clear()
          timer = undefined
        }, GATHER_MS)
      }),
    )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [topics])
  useEffect(() => onHint('dashboard', () => void client.invalidateQueries({ queryKey: dashboardQueries.all() })), [client])
  const [triedAgain, setTriedAgain] = useState<ReadonlySet<string>>(new Set())
  const failed = failedIn(home.data, triedAgain)
  const tryAgain = useEffectEvent(async (keys: readonly string[]) => {
    await renew(keys)
    setTriedAgain((known) => new Set([...known, ...keys]))
  })
  useEffect(() => {
    if (failed === '') return
    const timer = setTimeout(() => void tryAgain(failed.split(',')), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [failed])
  return { ...home, renew, isPending: (key: string) => !triedAgain.has(key) }
}

/** The shown widgets by the hints that make them old, as text: a new answer changes it only where they differ. */
function topicsOf(home: Dashboard | undefined): string {
  const keys: Record<string, string[]> = {}
  for (const { key, topics, hidden } of home?.widgets ?? [])
    if (!hidden) for (const topic of topics) (keys[topic] ??= []).push(key)
  return JSON.stringify(keys)
}

/** The keys of those that failed and were not yet asked for again. */
const failedIn = (home: Dashboard | undefined, triedAgain: ReadonlySet<string>): string =>
  (home?.widgets ?? []).flatMap(({ key, failed }) => (failed && !triedAgain.has(key) ? [key] : [])).join(',')

/** The places are those on the screen: an answer may be older than the last arrangement. */
const joined = (cached: Dashboard, { widgets, ...fresh }: Dashboard): Dashboard => ({
  ...fresh,
  arranged: cached.arranged,
  widgets: cached.widgets.map((widget) => ({ ...(widgets.find(({ key }) => key === widget.key) ?? widget), ...placeOf(widget) })),
})
