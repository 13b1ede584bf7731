import type { DashboardArea, DashboardTab, Device } from '@diwan/contract/dashboard/vocabulary'
import type { Icon } from '@tabler/icons-react'
import type { TickedKind } from '../../kit/manifest.ts'

/** Which home is shown. */
export interface AskedHome {
  readonly area: DashboardArea
  readonly device: Device
  /** In the administration: the tab, and the days of its charts. */
  readonly tab?: DashboardTab | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What the application knows of all modules. */
export interface Drawn {
  /** The icon of a module key. */
  readonly iconOf: (key: string) => Icon
  readonly ticks: readonly TickedKind[]
}
