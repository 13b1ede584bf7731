import type { Colours } from '@diwan/contract/settings/vocabulary'
import type { CSSVariablesResolver } from '@mantine/core'

/** Of the accent of the area on the body: what is chosen, and the row with the cursor. */
const accent = (part: number) => `color-mix(in srgb, var(--mantine-primary-color-filled) ${part}%, var(--mantine-color-body))`

/** The same in both schemes: dots are marks beside a word, never text. */
const shared = {
  '--diwan-dot-new': '#1aa6a6',
  '--diwan-dot-active': '#187ed1',
  '--diwan-dot-check': '#b044d0',
  '--diwan-dot-wait': '#f0a000',
  '--diwan-dot-good': '#2fa562',
  '--diwan-dot-bad': '#d9363e',
  '--diwan-dot-rest': '#8a93a2',
  '--diwan-item-view': '#5470a8',
  '--diwan-item-task': '#187ed1',
  '--diwan-item-timeline': '#0d8f86',
  '--diwan-item-toDo': '#7b5bd6',
  '--diwan-item-subTasks': '#0a86ad',
  '--diwan-item-attachments': '#6b7686',
  '--diwan-item-comments': '#c4457f',
  '--diwan-item-activities': '#8a6f12',
  '--diwan-item-appointment': '#2b8a4b',
  '--diwan-item-permissions': '#c2660a',
  '--diwan-item-opportunity': '#a445c2',
  '--diwan-item-meet': '#d0503f',
}

const light = {
  '--mantine-color-dimmed': '#5c6675',
  '--mantine-color-placeholder': '#677181',
  '--mantine-color-default-border': '#cfd5de',
  '--mantine-color-error': '#c4272e',
  '--diwan-side': '#f7f8fa',
  '--diwan-raised': '#fff',
  '--diwan-line': '#e6e9ee',
  '--diwan-edge': '#cfd5de',
  '--diwan-dim': '#5c6675',
  '--diwan-hover': '#eef1f5',
  '--diwan-sunk': '#f2f4f7',
  '--diwan-tint': accent(12),
  '--diwan-tint-row': accent(6),
  '--diwan-lit': '#ffe58a',
  '--diwan-accent-text': 'var(--mantine-primary-color-9)',
  '--diwan-info': '#0e67ad',
  '--diwan-good': '#1c7a46',
  '--diwan-warn': '#9a5000',
  '--diwan-bad': '#c4272e',
  '--diwan-high': '#d9480f',
  '--diwan-note-fill': '#fff8e6',
  '--diwan-note-line': '#f0dfae',
  '--diwan-note': '#7a4a00',
  '--diwan-over': '0 8px 28px rgb(16 24 40 / 14%), 0 0 0 1px rgb(16 24 40 / 6%)',
}

const dark = {
  '--mantine-color-dimmed': '#98a1b0',
  '--mantine-color-placeholder': '#8a93a2',
  '--mantine-color-default-border': '#3a404b',
  '--mantine-color-error': '#ff8787',
  '--diwan-side': '#0e1013',
  '--diwan-raised': '#1b1e24',
  '--diwan-line': '#23272f',
  '--diwan-edge': '#3a404b',
  '--diwan-dim': '#98a1b0',
  '--diwan-hover': '#1b1e24',
  '--diwan-sunk': '#1b1e24',
  '--diwan-tint': accent(23),
  '--diwan-tint-row': accent(13),
  '--diwan-lit': '#5c4a12',
  '--diwan-accent-text': 'var(--mantine-primary-color-3)',
  '--diwan-info': '#58a6e6',
  '--diwan-good': '#4ec588',
  '--diwan-warn': '#f2a33c',
  '--diwan-bad': '#ff7b7b',
  '--diwan-high': '#ff8a4c',
  '--diwan-note-fill': '#221d12',
  '--diwan-note-line': '#40361c',
  '--diwan-note': '#f2c063',
  '--diwan-over': '0 12px 40px rgb(0 0 0 / 55%), 0 0 0 1px #2e343e',
}

/** The tokens of the design direction. Dim text and placeholders keep 4.5:1 on every surface they stand on. */
export const variablesOf =
  (colours: Colours): CSSVariablesResolver =>
  () => ({
    variables: { ...shared, '--diwan-brand': colours.primary, '--diwan-brand-end': colours.gradient },
    light,
    dark,
  })
