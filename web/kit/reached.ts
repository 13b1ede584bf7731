import { settingsAddresses } from '@diwan/contract/settings/addresses'
import { backOff, rest, untilOnline } from './back-off.ts'
import { callAddress } from './call.ts'
import { asProblem } from './problem.ts'

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

const answers = (signal: AbortSignal): Promise<boolean> =>
  callAddress(settingsAddresses.shown, {}, { signal }).then(
    () => true,
    (error: unknown) => !signal.aborted && !asProblem(error).mayPass,
  )
