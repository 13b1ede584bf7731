import type { DashboardArea, Device } from '@diwan/contract/dashboard/vocabulary'
import type { Icon } from '@tabler/icons-react'
import type { TickedKind } from '../../kit/manifest.ts'

/** Which home is shown. */
export interface AskedHome {
  readonly area: DashboardArea
  readonly device: Device
}

/** What the application knows of all modules. */
export interface Drawn {
  /** The icon of a module key. */
  readonly iconOf: (key: string) => Icon
  readonly ticks: readonly TickedKind[]
}
