import { backOff, rest, untilOnline } from './back-off.ts'
import { environment } from './environment.ts'

/** Until the portal answers, whatever it says: one small question at a time, with growing pauses, and none without a network. */
export async function untilReached(signal: AbortSignal): Promise<void> {
  for (let tried = 0; !signal.aborted; tried += 1) {
    if (!navigator.onLine) await untilOnline(signal)
    else if (await answers(signal)) return
    else await rest(backOff(tried), signal)
  }
}

/** Whether the portal answers now. */
export const isReached = (): Promise<boolean> => answers(new AbortController().signal)

/** Open to strangers as well, who may stand before a page that waits. */
const LIVE = '/health/live'
/** Statuses of a gateway whose portal is away, or of a portal that is being replaced. */
const AWAY = new Set([502, 503, 504])

const answers = (signal: AbortSignal): Promise<boolean> =>
  fetch(environment.apiBaseUrl + LIVE, { signal, cache: 'no-store' }).then(
    ({ status }) => !AWAY.has(status),
    () => false,
  )
