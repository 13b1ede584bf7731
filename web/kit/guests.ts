import type { ComponentType } from 'react'

/** What the page of guests shows for links of a purpose, to people without an account. */
export interface GuestScreen {
  readonly purpose: string
  readonly Screen: ComponentType<{ readonly token: string }>
}
