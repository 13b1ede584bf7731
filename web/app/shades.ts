import { contrast, READABLE } from '@diwan/core/contrast'
import type { MantineColorsTuple } from '@mantine/core'

const WHITE = '#ffffff'
const BLACK = '#000000'
/** The lightest surface of the dark scheme that accented text stands on: a row pointed at, with its tint. */
const DARK_SURFACE = '#1f2630'
/** How much white is in each shade above the base. */
const whiter = [0.92, 0.82, 0.64, 0.46, 0.32, 0.2, 0.1, 0.04]

/** Ten shades of one colour, itself at 8: what text stands on and what text is written in keep their contrast. */
export function shadesOf(base: string): MantineColorsTuple {
  const lighter = whiter.map((part) => mix(base, WHITE, part))
  lighter[3] = untilReadable(lighter[3] ?? base, WHITE, DARK_SURFACE)
  const darker = untilReadable(mix(base, BLACK, 0.16), BLACK, '#e9edf2')
  const [a = base, b = base, c = base, d = base, e = base, f = base, g = base, h = base] = lighter
  return [a, b, c, d, e, f, g, h, base, darker]
}

/** Moves a colour towards another until it can be read on a surface. */
function untilReadable(colour: string, towards: string, surface: string): string {
  for (let part = 0; part < 1; part += 0.04) {
    const tried = mix(colour, towards, part)
    if (contrast(tried, surface) >= READABLE) return tried
  }
  return towards
}

function mix(one: string, other: string, part: number): string {
  const channel = (at: number): string => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
