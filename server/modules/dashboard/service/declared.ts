import { matrixFlags } from '@diwan/contract/access/matrix'
import type { WidgetArea } from '@diwan/contract/kit/widgets'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { FirstStep, House, NumberedList, WaitingList, Widget } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readClosed } from '../../releases/public.ts'

/** The declarations of all modules for home. */
export interface Declared {
  readonly widgets: () => readonly Widget[]
  readonly waiting: () => readonly WaitingList[]
  readonly numbers: () => readonly NumberedList[]
}

/** The steps of all modules, in their order. */
export const stepsIn = (house: House): readonly FirstStep[] =>
  house.all(({ firstSteps }) => firstSteps).toSorted((one, other) => one.order - other.order)

export const declaredIn = (house: House): Declared => ({
  widgets: () => house.all(({ widgets }) => widgets),
  waiting: () => house.all(({ waiting }) => waiting),
  numbers: () => house.all(({ numbers }) => numbers),
})

/** One card of home with the lists that stand in it: a widget alone, or all that waits for a person. */
export type Card = Pick<Widget, 'key' | 'module' | 'size' | 'column' | 'order' | 'tab' | 'adds'> &
  ({ readonly widget: Widget } | { readonly waiting: readonly WaitingList[] })

export const sourcesOf = (card: Card): readonly (Widget | WaitingList)[] => ('widget' in card ? [card.widget] : card.waiting)

/** The card of each area in which lists of several modules stand. */
const TOGETHER = {
  user: { key: 'dashboard.waiting', module: 'dashboard', size: 'middle', column: 1, order: 20 },
  admin: { key: 'dashboard.planned', module: 'dashboard', tab: 'learning', size: 'middle', column: 0, order: 5 },
} as const

type Behind = Pick<Widget, 'module' | 'flag' | 'path'>

/** Whether the caller may enter the screen behind it, where that takes a right, and see what it shows. */
export async function openTo(ctx: Ctx): Promise<(source: Behind) => boolean> {
  const closed = await readClosed(ctx.db)
  return ({ module, flag, path }) => {
    const door = path.startsWith('/admin') ? 'administer' : 'enter'
    const isEntered = !matrixFlags.has(`${module}.${door}`) || holdsFlag(ctx.actor, module, door)
    return isEntered && !closed.has(module) && holdsFlag(ctx.actor, module, flag)
  }
}

/** The cards of this caller, in their order: a closed module has none, and nobody has one whose list is not for them. */
export async function cardsOf(ctx: Ctx, area: WidgetArea, { widgets, waiting }: Declared): Promise<Card[]> {
  const isOpen = await openTo(ctx)
  const own = widgets().filter(
    (widget) => widget.area === area && isOpen(widget) && (!widget.figures || holdsFlag(ctx.actor, 'dashboard', 'view')),
  )
  const lists = waiting().filter((list) => (list.card === 'planned') === (area === 'admin') && isOpen(list))
  return [
    ...own.map((widget) => ({ ...widget, widget })),
    ...(lists.length > 0 ? [{ ...TOGETHER[area], waiting: lists }] : []),
  ].toSorted((one, other) => one.order - other.order)
}
