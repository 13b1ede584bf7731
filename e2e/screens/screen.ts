import type { Page } from '@playwright/test'
import type { Role } from '@diwan/contract/access/vocabulary'

export interface Screen {
  name: string
  role: Role | null
  path: string
  /** What stands on it when it is drawn to the end. */
  shows: string
  /** Of a role with many screens: which of its journeys through them. */
  about?: string
  /** Looked at by the deep run only; of all screens of one `about`, or of none. */
  deep?: boolean
  /** From the address to what is looked at. */
  act?: (page: Page) => Promise<void>
}

export const pressed = (selector: string) => (page: Page) => page.locator(selector).first().click()
