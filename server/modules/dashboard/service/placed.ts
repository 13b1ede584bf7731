import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Card } from './declared.ts'

export interface Placed {
  readonly card: Card
  readonly place: WidgetPlace
}

/** As the person arranged them. One that came later stands where it does for everybody, among the others of its column. */
export function placed(cards: readonly Card[], layout: readonly WidgetPlace[]): Placed[] {
  const own = new Map(layout.map((place, order) => [place.key, { place, order }]))
  const orderOf = ({ key, order }: Card): number => {
    const at = own.get(key)?.order
    if (at !== undefined) return at
    const before = cards.filter((card) => card.order < order && own.has(card.key)).at(-1)
    return before ? own.get(before.key)!.order + 0.5 : layout.length > 0 ? -1 : order
  }
  return cards
    .map((card) => ({ card, place: own.get(card.key)?.place ?? { key: card.key, column: card.column, hidden: false } }))
    .toSorted((one, other) => orderOf(one.card) - orderOf(other.card))
}

/** Puts these widgets alone where they were arranged to; all others keep the places that they have now. */
export function changedIn(
  now: readonly WidgetPlace[],
  { widgets, changed = [], device }: Pick<ArrangeDashboard, 'widgets' | 'changed' | 'device'>,
): WidgetPlace[] {
  return changed.reduce<WidgetPlace[]>(
    (places, key) => {
      const at = widgets.findIndex((one) => one.key === key)
      const own = widgets[at]
      if (!own || !places.some((one) => one.key === key)) return places
      const others = places.filter((one) => one.key !== key)
      const above = widgets.slice(0, at).filter(({ column }) => device === 'phone' || column === own.column)
      const last = above.findLast((one) => others.some((other) => other.key === one.key))
      const place = others.findIndex((one) => one.key === last?.key) + 1
      return [...others.slice(0, place), own, ...others.slice(place)]
    },
    [...now],
  )
}
