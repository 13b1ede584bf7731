import { IconHourglass, type Icon } from '@tabler/icons-react'
import { manifests } from '../gathered.gen.ts'
import type { TickedKind, WebManifest } from '../kit/manifest.ts'
import { Face } from './face.tsx'
import { shownKeys } from './shown-keys.ts'

/** Records of all modules that are ticked on home. */
const ticks: readonly TickedKind[] = Object.values<WebManifest>(manifests).flatMap((manifest) => manifest.ticks ?? [])

const icons: Readonly<Record<string, Icon>> = {
  ...Object.fromEntries(Object.entries(shownKeys).map(([key, { icon }]) => [key, icon])),
  waiting: IconHourglass,
}

/** Home needs these parts of all modules to draw their widgets. */
export const widgetTools = { icons, ticks, Face }
