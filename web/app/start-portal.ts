import { settingsAddresses } from '@diwan/contract/settings/addresses'
import type { ShownOrganisation } from '@diwan/contract/settings/schemas'
import { callAddress } from '../kit/call.ts'
import { followOrganisation } from '../kit/environment.ts'
import { checkFormsWith } from '../kit/form.ts'
import { queryClient, showProblemsWith } from '../kit/query-client.ts'
import { onAccess, onArrival, onHint, startLive } from '../kit/live.ts'
import { startKeptText } from '../kit/kept-text.ts'
import { followPreferences } from '../kit/preferences.ts'
import { startPersonCache } from '../kit/person-cache.ts'
import { onSession, refreshSession, session } from '../kit/session.ts'
import { showProblem } from '../ui/toasts.ts'
import { announce } from './announce.ts'

/** `api.ts` of a module registers its writes; one that waits from an earlier visit loads it before it goes on. */
const writers = import.meta.glob('../modules/*/api.ts')

let started = false

/** Once per page, with the first screen behind the login. */
export function startPortal(): void {
  if (started) return
  started = true
  showProblemsWith(showProblem)
  checkFormsWith(async () => (await import('@diwan/contract/api')).api)
  startPersonCache((module) => writers[`../modules/${module}/api.ts`]?.() ?? Promise.resolve())
  startKeptText()
  startLive()
  followPreferences()
  onArrival(announce)
  onHint('modules', () => void queryClient.invalidateQueries({ queryKey: ['modules'] }))
  onHint('settings', () => void readOrganisation())
  onAccess(() => {
    void readRights()
    void queryClient.invalidateQueries()
  })
  onSession((now, before) => {
    if (now && !before) void readRights()
  })
  if (session()) void readRights()
}

/** Names, colours and calendar reach a page that is open for days. */
const readOrganisation = () =>
  callAddress<ShownOrganisation>(settingsAddresses.shown, {}).then(followOrganisation, () => undefined)

/** Unreachable: what was stored goes on holding. Ended: the session is told by its own call. */
const readRights = () => refreshSession().catch(() => undefined)
