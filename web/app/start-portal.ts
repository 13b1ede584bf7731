import { settingsAddresses } from '@diwan/contract/settings/addresses'
import type { ShownOrganisation } from '@diwan/contract/settings/schemas'
import { callAddress } from '../kit/call.ts'
import { followOrganisation } from '../kit/environment.ts'
import { askAwayWith } from '../kit/away.ts'
import { askUnitsWith } from '../kit/namesakes.ts'
import { queryClient, showProblemsWith } from '../kit/query-client.ts'
import { followLists } from '../kit/follow.ts'
import { onAccess, onArrival, onHint, startLive } from '../kit/live/live.ts'
import { startKeptText } from '../kit/kept-text.ts'
import { followPreferences } from '../kit/preferences.ts'
import { startPersonCache } from '../kit/person-cache.ts'
import { registerServiceWorker } from '../kit/service-worker.ts'
import { onSession, refreshSession, session } from '../kit/session.ts'
import { showSuccessWith } from '../kit/write-outcome.ts'
import { renewDevice } from '../modules/notifications/public.ts'
import { showProblem, showToast } from '../ui/toasts.ts'
import { announce } from './announce.ts'
import { writers } from './writers.ts'

/** No screen waits for the service worker. */
const AFTER_THE_SCREEN_MS = 10_000

let started = false

/** Once per page, with the first screen behind the login. */
export function startPortal(): void {
  if (started) return
  started = true
  showProblemsWith(showProblem)
  showSuccessWith((text) => showToast({ kind: 'success', text }))
  askUnitsWith(async (ids) => (await import('../modules/users/public.ts')).unitsOfPeople(ids))
  askAwayWith(async (ids) => (await import('../modules/away/public.ts')).awayAmong(ids))
  startPersonCache(() => Promise.all(Object.values(writers).map((load) => load())))
  startKeptText()
  startLive()
  followPreferences()
  onArrival(announce)
  followLists(queryClient, { topics: ['modules'], lists: () => [['modules']] }) // with the menus of the shell
  onHint('settings', () => void readOrganisation())
  onAccess(() => {
    void readRights()
    void queryClient.invalidateQueries()
  })
  onSession((now, before) => {
    if (now && !before) void readRights()
  })
  if (session()) void readRights()
  setTimeout(keepDevice, AFTER_THE_SCREEN_MS)
}

function keepDevice(): void {
  void registerServiceWorker()
  const person = session()
  if (person) void renewDevice(person.metadata.id).catch(() => undefined)
}

/** Names, colours and calendar reach a page that is open for days. */
const readOrganisation = () =>
  callAddress<ShownOrganisation>(settingsAddresses.shown, {}).then(followOrganisation, () => undefined)

/** Unreachable: what was stored goes on holding. Ended: the session is told by its own call. */
const readRights = () => refreshSession().catch(() => undefined)
