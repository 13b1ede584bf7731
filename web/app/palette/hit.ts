import type { LitText, Span } from '@diwan/contract/search/schemas'
import type { Icon } from '@tabler/icons-react'

export interface Hit {
  readonly key: string
  readonly label: string
  /** Hits in it. */
  readonly lit?: readonly Span[]
  /** Where else the hit is. */
  readonly below?: LitText
  /** A booking names its booker, the person it is with, and its beginning. */
  readonly meets?: { readonly who: string; readonly with: string; readonly startsAt: number }
  /** Of what kind, where, in which state: dimmed at the end. */
  readonly detail?: string
  /** A short id or an address: read left to right. */
  readonly code?: string
  readonly icon: Icon
  /** Where it leads; a person is shown on the spot instead. */
  readonly to?: string
  /** What it does instead. */
  readonly run?: () => void
  /** Further names. */
  readonly aliases?: string
  /** When it was opened, in seconds. */
  readonly at?: number
  /** Whether it is on, where it switches something. */
  readonly on?: boolean
  /** The keys that do the same. */
  readonly keys?: readonly string[]
}
