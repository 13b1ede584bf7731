import { stripBidiControls } from './direction.ts'

const PLACEHOLDER = /\{([a-z]+)\}/g

/**
 * Fills in `{word}` for each word that has a value; anything else between braces stays as it is. The text is read once: braces in a value
 * mean nothing. `values` has no prototype names, because only its own words count.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (whole, word: string) => (Object.hasOwn(values, word) ? stripBidiControls(values[word]!) : whole))
