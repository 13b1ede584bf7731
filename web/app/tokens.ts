import type { Colours } from '@diwan/contract/settings/vocabulary'
import type { CSSVariablesResolver } from '@mantine/core'

/** Under the pointer, text of shade 9 keeps 4.5:1; Mantine takes shade 2 there. */
const hover = (area: 'admin' | 'user'): string =>
  `color-mix(in srgb, var(--mantine-color-${area}-1) 75%, var(--mantine-color-${area}-2))`

const light = {
  '--mantine-color-admin-light-hover': hover('admin'),
  '--mantine-color-user-light-hover': hover('user'),
  '--mantine-color-dimmed': '#5c6675',
  '--mantine-color-placeholder': '#677181',
  '--mantine-color-default-border': '#cfd5de',
  '--mantine-color-disabled': '#f2f4f7',
  '--mantine-color-disabled-color': '#5c6675',
  '--mantine-color-error': '#c4272e',
  '--diwan-side': '#f7f8fa',
  '--diwan-line': '#e6e9ee',
  '--diwan-dim': '#5c6675',
  '--diwan-hover': '#eef1f5',
  '--diwan-lit': '#ffe58a',
  '--diwan-accent-text': 'var(--mantine-primary-color-9)',
  '--diwan-info': '#0e67ad',
  '--diwan-good': '#1c7a46',
  '--diwan-warn': '#9a5000',
  '--diwan-bad': '#c4272e',
  '--diwan-over': '0 8px 28px rgb(16 24 40 / 14%), 0 0 0 1px rgb(16 24 40 / 6%)',
}

const dark = {
  '--mantine-color-dimmed': '#98a1b0',
  '--mantine-color-placeholder': '#8a93a2',
  '--mantine-color-default-border': '#3a404b',
  '--mantine-color-disabled': '#1b1e24',
  '--mantine-color-disabled-color': '#98a1b0',
  '--mantine-color-error': '#ff8787',
  '--diwan-side': '#0e1013',
  '--diwan-line': '#23272f',
  '--diwan-dim': '#98a1b0',
  '--diwan-hover': '#1b1e24',
  '--diwan-lit': '#5c4a12',
  '--diwan-accent-text': 'var(--mantine-primary-color-3)',
  '--diwan-info': '#58a6e6',
  '--diwan-good': '#4ec588',
  '--diwan-warn': '#f2a33c',
  '--diwan-bad': '#ff7b7b',
  '--diwan-over': '0 12px 40px rgb(0 0 0 / 55%), 0 0 0 1px #2e343e',
}

/** The tokens of the design that signing in needs; the rest is in `tokens.css`. Dim text and placeholders keep 4.5:1 on every surface they stand on. */
export const variablesOf =
  (colours: Colours): CSSVariablesResolver =>
  () => ({
    variables: { '--diwan-brand': colours.primary, '--diwan-brand-end': colours.gradient },
    light,
    dark,
  })
