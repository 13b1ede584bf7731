import type { Device } from '@diwan/contract/dashboard/vocabulary'
import type { WidgetArea } from '@diwan/contract/kit/widgets'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { FaceProps, TickedKind } from '../../kit/manifest.ts'

/** Which home is shown. */
export interface AskedHome {
  readonly area: WidgetArea
  readonly device: Device
}

/** The application collects it from all modules. */
export interface Drawn {
  /** By module key, and by `waiting`. */
  readonly icons: Readonly<Record<string, Icon>>
  readonly ticks: readonly TickedKind[]
  /** Draws a person with their presence, where a module knows it. */
  readonly Face: ComponentType<FaceProps> | undefined
}
