import { backOff } from '../back-off.ts'
import { environment } from '../environment.ts'
import { STREAM_PATH } from '@diwan/contract/kit/paths'

/** A message of the stream in the specification: a recipient and a text. */
export interface Arrival {
  to: string
  description: string
}

/**
 * The notification stream. On error it closes for good and, after a growing pause, a new one is opened that continues
 * after the last event received. There are never two at once.
 */
export function openStream(token: string, onArrival: (arrival: Arrival) => void): { close: () => void } {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let last = ''

  const shut = () => {
    source?.close()
    source = undefined
  }
  const open = () => {
    const address = new URL(environment.integrationApiBaseUrl + STREAM_PATH, location.href)
    address.searchParams.set('jwt', token)
    if (last !== '') address.searchParams.set('lastEventId', last)
    source = new EventSource(address)
    source.addEventListener('open', () => (attempt = 0))
    source.addEventListener('message', ({ data, lastEventId }) => {
      if (lastEventId) last = lastEventId
      const arrival = readArrival(String(data))
      if (arrival) onArrival(arrival)
    })
    source.addEventListener('error', () => {
      shut()
      again = setTimeout(open, backOff(attempt++) + 500)
    })
  }
  open()
  return {
    close: () => {
      clearTimeout(again)
      shut()
    },
  }
}

function readArrival(text: string): Arrival | undefined {
  try {
    const { to, description } = JSON.parse(text) as Partial<Arrival>
    return typeof to === 'string' && typeof description === 'string' ? { to, description } : undefined
  } catch {
    return undefined
  }
}
