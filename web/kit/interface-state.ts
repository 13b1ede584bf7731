import type { Preview } from '@diwan/contract/access/schemas'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** A record that was opened in this tab. */
export interface Recent {
  readonly to: string
  /** Its title where the portal knows no card of it; empty for records that are shown by their card alone. */
  readonly label: string
  readonly at: number
  /** Empty where the address holds no id. */
  readonly id: string
}

/** State of the interface only, kept for this tab (S3.59, Q.45); records live in the query cache. */
interface InterfaceState {
  /** Something arrived that the notification screen has not shown yet. */
  newItems: boolean
  /** How many notifications wait, as it is shown; nothing of none. */
  unread: string
  /** The address that was asked for before signing in. */
  wanted: string | null
  /** How far a forgotten password has come: the address and what was proven. Never the code, never in the address bar. */
  reset: { email: string; done: 'asked' | 'verified' | 'changed' } | null
  /** Whose menus and rights the screens show instead of one's own; never anybody's authority. */
  preview: Preview | null
  /** Records that were opened in this tab, the latest first. */
  recents: readonly Recent[]
  /** Questions of the search of everything that led to a result, the latest first. */
  searches: readonly string[]
}

const start: InterfaceState = { newItems: false, unread: '', wanted: null, reset: null, preview: null, recents: [], searches: [] }

export const useInterface = create<InterfaceState>()(
  persist(() => start, { name: 'diwan-interface', storage: createJSONStorage(() => sessionStorage) }),
)

export function clearInterface(): void {
  useInterface.setState(start, true)
  useInterface.persist.clearStorage()
}
