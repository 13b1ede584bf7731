import { createHash } from 'node:crypto'
import { PUSH_HOURS } from '@diwan/contract/notifications/limits'
import webpush from 'web-push'
import { OutgoingRefused } from '../../../kit/outgoing/outgoing.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Device } from '../queries/devices.ts'
import type { DuePush } from '../queries/push.ts'

export interface Sender {
  readonly keys: { readonly publicKey: string; readonly privateKey: string }
  readonly contact: string
  /** Events that wake a sleeping device, as what names its reader does. */
  readonly critical: readonly string[]
}

/** `gone`: the browser takes no more. `later`: its maker could not be reached, or asks to wait. */
export type Outcome = 'sent' | 'gone' | 'later'

/** What the maker of a browser says of a subscription that ended, or belongs to other keys. */
const GONE = [401, 403, 404, 410]
const TIMEOUT_MS = 10_000

/** An encrypted id, and nothing of what happened: the device asks for the words. */
export async function sendPush(portal: Portal, sender: Sender, device: Device, push: DuePush): Promise<Outcome> {
  const { endpoint, headers, body } = webpush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify({ id: push.id }),
    {
      vapidDetails: { subject: sender.contact, ...sender.keys },
      TTL: PUSH_HOURS * 3_600,
      urgency: push.reason !== null || sender.critical.includes(push.event) ? 'high' : 'normal',
      topic: topicOf(push),
    },
  )
  return portal.outgoing.request({ url: endpoint, method: 'POST', headers, body, maxBytes: 1_000, timeoutMs: TIMEOUT_MS }).then(
    ({ status }) => outcomeOf(portal, status),
    (error: unknown) => {
      if (error instanceof OutgoingRefused) return 'gone'
      portal.log.info({ err: error }, 'push service unreachable')
      return 'later'
    },
  )
}

function outcomeOf({ log }: Portal, status: number): Outcome {
  if (GONE.includes(status)) return 'gone'
  if (status === 429 || status >= 500) return 'later'
  if (status >= 300) log.warn({ status }, 'push service refused a notification')
  return 'sent'
}

/** For a device that is off only the last of an object is kept; whose browser it is learns no id by it. */
const topicOf = ({ user_id, object_id }: DuePush): string =>
  createHash('sha256').update(`${user_id} ${object_id}`).digest('base64url').slice(0, 32)
