import { contrast, READABLE } from '@diwan/core/contrast'
import { DEFAULT_COLOURS } from '@diwan/contract/settings/vocabulary'
import { DEFAULT_THEME } from '@mantine/core'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeOf } from './theme.ts'
import { variablesOf } from './tokens.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split(`:root[data-mantine-color-scheme='dark']`)
const tokenIn = (text: string, name: string): string => {
  const found = new RegExp(`--diwan-${name}: (#[0-9a-f]{3,6});`).exec(text)?.[1] ?? ''
  return found.length === 4 ? `#${found.slice(1).replaceAll(/./g, '$&$&')}` : found
}
const { light, dark } = variablesOf(DEFAULT_COLOURS)(DEFAULT_THEME)
const { colors = {} } = themeOf('user', DEFAULT_COLOURS)

/** As `color-mix` does in sRGB. */
const mixed = (colour: string, part: number, with_: string): string =>
  `#${[1, 3, 5]
    .map((at) => [colour, with_].map((one) => Number.parseInt(one.slice(at, at + 2), 16)) as [number, number])
    .map(([one, other]) => Math.round(one * part + other * (1 - part)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

const themes = {
  light: { vars: light, css: lightCss, body: '#ffffff', text: '#171a20', accent: 9, tint: 0.12, row: 0.06 },
  dark: { vars: dark, css: darkCss, body: '#131519', text: '#e8eaee', accent: 3, tint: 0.23, row: 0.13 },
} as const

for (const [name, { vars, css: own, body, text, accent, tint, row }] of Object.entries(themes))
  test(`texts can be read at rest, pointed at, chosen and disabled in the ${name} theme`, () => {
    const of = (token: string): string => (vars as Record<string, string>)[token] ?? ''
    const primaries = (['user', 'admin'] as const).map((area) => colors[area]!)
    const [side, hover] = [of('--diwan-side'), of('--diwan-hover')]
    const surfaces = { body, side, hover, sunk: tokenIn(own, 'sunk'), raised: tokenIn(own, 'raised') }
    const rows = primaries.map((shades) => mixed(shades[8], row, body))
    const texts = { text, dim: of('--diwan-dim'), bad: of('--diwan-bad'), good: of('--diwan-good'), warn: of('--diwan-warn') }
    const pairs: [string, string, string][] = [
      ...Object.entries(texts).flatMap(([what, colour]) =>
        [...Object.entries(surfaces), ...rows.map((one) => ['row', one] as const)].map(
          ([where, on]) => [`${what} on ${where}`, colour, on] as [string, string, string],
        ),
      ),
      ...[body, side, surfaces.raised].map((on): [string, string, string] => [
        'placeholder',
        of('--mantine-color-placeholder'),
        on,
      ]),
      ...primaries.flatMap((shades) =>
        [body, side, hover, mixed(shades[8], tint, body)].map((on): [string, string, string] => ['accent', shades[accent], on]),
      ),
      ['disabled', of('--mantine-color-disabled-color'), of('--mantine-color-disabled')],
      ['note', tokenIn(own, 'note'), tokenIn(own, 'note-fill')],
    ]
    const faint = pairs.filter(([, colour, on]) => contrast(colour, on) < READABLE)
    expect(faint.map(([what, colour, on]) => `${what}: ${colour} on ${on} ${contrast(colour, on).toFixed(2)}`)).toEqual([])
  })
