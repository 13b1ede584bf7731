import { COLUMNS } from '@diwan/contract/dashboard/limits'
import type { DashboardWidget, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Device } from '@diwan/contract/dashboard/vocabulary'
import type { Lane } from '../../../ui/board/use-card-keys.ts'
import type { Target } from '../../../ui/board/use-drag.ts'

export const placeOf = ({ key, column, hidden }: WidgetPlace): WidgetPlace => ({ key, column, hidden })

/** The widgets by their column; on a phone there is one for all. */
export function columnsOf<W extends WidgetPlace>(widgets: readonly W[], device: Device): W[][] {
  if (device === 'phone') return [[...widgets]]
  return Array.from({ length: COLUMNS }, (_, column) => widgets.filter((one) => one.column === column))
}

export const lanesOf = (widgets: readonly WidgetPlace[], device: Device): Lane[] =>
  columnsOf(widgets, device).map((column, place) => ({ id: String(place), cards: column.map(({ key }) => key) }))

/** The places once a widget was put there. */
export function movedTo(widgets: readonly WidgetPlace[], key: string, { listId, after }: Target, device: Device): WidgetPlace[] {
  const own = widgets.find((one) => one.key === key)
  const others = widgets.filter((one) => one.key !== key).map(placeOf)
  if (!own) return others
  const moved = { ...placeOf(own), column: device === 'phone' ? own.column : Number(listId) }
  const at = after === null ? 0 : others.findIndex((one) => one.key === after) + 1
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

/** The widgets in these places, in the order of the places. */
export function arrangedBy(widgets: readonly DashboardWidget[], places: readonly WidgetPlace[]): DashboardWidget[] {
  const orderOf = ({ key }: DashboardWidget): number => places.findIndex((place) => place.key === key)
  return widgets
    .map((widget) => ({ ...widget, ...places.find(({ key }) => key === widget.key) }))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
}
