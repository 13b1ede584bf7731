import type { ModuleKey } from '@diwan/contract/releases/registry'
import { IconHourglass, type Icon } from '@tabler/icons-react'
import { manifests } from '../gathered.gen.ts'
import type { TickedKind, WebManifest } from '../kit/manifest.ts'
import { shownKeys } from './shown-keys.ts'

/** Records of all modules that are ticked on home. */
const ticks: readonly TickedKind[] = Object.values<WebManifest>(manifests).flatMap((manifest) => manifest.ticks ?? [])

const iconOf = (key: string): Icon => (key === 'waiting' ? IconHourglass : shownKeys[key as ModuleKey].icon)

/** What home has to know of all modules to draw their widgets. */
export const widgetTools = { iconOf, ticks }
