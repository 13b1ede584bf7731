import { isBlank } from '@diwan/core/blank-text'

/** Returns the title of a note, or the first line of its text that is not blank; an empty text where there is neither. */
export const titleOf = ({ title, preview }: { readonly title: string; readonly preview: string }): string =>
  title || (preview.split('\n').find((line) => !isBlank(line)) ?? '')
