import { isBlank } from '@diwan/core/blank-text'
import { kindName } from '../kit/record-kind.ts'

export const noteKind = kindName({ name: 'note', module: 'notes', path: (id) => `/user/notes?id=${id}` })

/** Returns the title of a note, or the first line of its text that is not blank; an empty text where there is neither. */
export const titleOf = ({ title, preview }: { readonly title: string; readonly preview: string }): string =>
  title || (preview.split('\n').find((line) => !isBlank(line)) ?? '')
