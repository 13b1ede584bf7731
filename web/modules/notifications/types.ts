import type { Channel } from '@diwan/contract/kit/notice'
import type { ReactNode } from 'react'

export interface EventState {
  readonly on: boolean
  readonly disabled: boolean
  /** Why, where it cannot be changed. */
  readonly why?: string | undefined
  /** Beside the switch. */
  readonly beside?: ReactNode
}

export interface EventTableProps {
  readonly label: string
  readonly events: readonly string[]
  /** Nothing where the channel is not offered. */
  readonly state: (event: string, channel: Channel) => EventState | undefined
  readonly onSwitch: (events: readonly string[], channel: Channel, on: boolean) => void
}
