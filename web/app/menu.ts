import { menus as gathered } from '@diwan/contract/gathered/menus.gen'
import type { MENU_GROUPS } from '@diwan/contract/kit/manifest'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import type { Area } from './areas.ts'

export interface MenuEntry {
  /** The literal key of the specification (S2.54, S2.57). */
  readonly key: string
  readonly to: string
  readonly module: ModuleKey
}
export interface MenuGroup {
  readonly name: (typeof MENU_GROUPS)[number]
  readonly entries: readonly MenuEntry[]
}

export const menus: Readonly<Record<Area, readonly MenuGroup[]>> = gathered
