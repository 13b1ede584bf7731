import { IconHome, type Icon } from '@tabler/icons-react'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import { keys } from '../gathered.gen.ts'
import type { KeyOnScreen } from '../kit/manifest.ts'

export const HomeIcon: Icon = IconHome

/** Every key of the registry is drawn by the manifest of its module: one without an icon does not compile. */
export const shownKeys: Readonly<Record<ModuleKey, KeyOnScreen>> = keys

/** Whether a module has a screen at all. */
export const isBuilt = (key: ModuleKey): boolean => shownKeys[key].screens !== undefined
