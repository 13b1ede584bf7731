import { ITEM_TYPES, type ItemType } from '@diwan/contract/kit/item-types'

/** As the page resolves them where the bars are: in its colour scheme, with what is mixed. */
const places = {
  body: 'var(--mantine-color-body)',
  text: 'var(--mantine-color-text)',
  dim: 'var(--diwan-dim)',
  line: 'var(--diwan-line)',
  side: 'var(--diwan-side)',
  filled: 'var(--mantine-primary-color-filled)',
  today: 'var(--today)',
  arrow: 'var(--arrow)',
  against: 'var(--mantine-color-orange-6)',
  critical: 'var(--critical)',
} as const

/** Of one bar: its edge, what lies behind, and what of that is done. */
export interface BarColours {
  readonly edge: string
  readonly fill: string
  readonly progress: string
}

export type Colours = Readonly<Record<keyof typeof places, string>> & { readonly bars: Readonly<Record<ItemType, BarColours>> }

export function coloursOf(frame: HTMLElement): Colours {
  const probe = document.createElement('i')
  probe.hidden = true
  frame.append(probe)
  const read = (value: string): string => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  const mixed = (part: number): string => read(`color-mix(in srgb, var(--item) ${part}%, var(--mantine-color-body))`)
  const bars = ITEM_TYPES.map((type) => {
    probe.dataset['item'] = type
    return [type, { edge: read('var(--item)'), fill: mixed(13), progress: mixed(30) }] as const
  })
  delete probe.dataset['item']
  const others = Object.entries(places).map(([name, value]) => [name, read(value)] as const)
  probe.remove()
  return { ...Object.fromEntries(others), bars: Object.fromEntries(bars) } as Colours
}
