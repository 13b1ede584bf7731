import type { ComponentType } from 'react'

/** A screen of the page of guests, for links of a purpose, to people without an account. */
export interface GuestScreen {
  readonly purpose: string
  readonly Screen: ComponentType<{ readonly token: string }>
}
