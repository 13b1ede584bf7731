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

type Band = Pick<DashboardWidget, 'content' | 'column'>

/**
 * The home of the administration from the top: figures over the whole width, and the cards between them in columns. Figures above which no
 * card of their own column stands come first, wherever the cards of other columns were put.
 */
export function bandsOf<W extends Band>(widgets: readonly W[], device: Device): W[][] {
  const leads = (widget: W, place: number): boolean =>
    device === 'desktop' &&
    isFigures(widget) &&
    !widgets.slice(0, place).some((other) => !isFigures(other) && other.column === widget.column)
  const first = widgets.filter(leads)
  const bands: W[][] = []
  for (const widget of [...first, ...widgets.filter((one) => !first.includes(one))]) {
    const last = bands.at(-1)
    if (last && !isFigures(widget) && !isFigures(last[0]!)) last.push(widget)
    else bands.push([widget])
  }
  return bands
}
const isFigures = ({ content }: Band): boolean => content?.shape === 'figures'

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
