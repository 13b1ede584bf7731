import { CHANNELS, type Channel, type Offer } from '@diwan/contract/kit/notice'
import type { NotificationRule } from '../../../kit/module.ts'

export interface State {
  readonly on: boolean
  readonly locked: boolean
}

export const offerOf = ({ channels }: NotificationRule, channel: Channel): Offer => channels?.[channel] ?? 'on'

export const offeredBy = (tell: NotificationRule): readonly Channel[] =>
  CHANNELS.filter((channel) => offerOf(tell, channel) !== 'never')

interface Chosen {
  /** Of the role. */
  readonly usual?: State | undefined
  /** Of the person. */
  readonly choice?: boolean | undefined
}

/** What holds: critical events as declared, then what is locked for a role, what a person chose, the role, the declaration. */
export function stateOf(tell: NotificationRule, channel: Channel, { usual, choice }: Chosen): State {
  const offer = offerOf(tell, channel)
  if (offer === 'never') return { on: false, locked: true }
  if (tell.critical) return { on: offer === 'on', locked: true }
  if (usual?.locked) return usual
  return { on: choice ?? usual?.on ?? offer === 'on', locked: false }
}
