import type { Device } from '@diwan/contract/dashboard/vocabulary'
import type { WidgetArea, WidgetTab } from '@diwan/contract/kit/widgets'
import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { TickedKind } from '../../kit/manifest.ts'

/** Which home is shown. */
export interface AskedHome {
  readonly area: WidgetArea
  readonly device: Device
  /** In the administration: the tab, and the days of its charts. */
  readonly tab?: WidgetTab | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The application collects it from all modules. */
export interface Drawn {
  /** By module key, and by `waiting`. */
  readonly icons: Readonly<Record<string, Icon>>
  readonly ticks: readonly TickedKind[]
  /** Draws a person with their presence. */
  readonly Face: ComponentType<{
    readonly id: string
    readonly name: string
    readonly photo: string | null
    readonly size: number
  }>
}
