import type { Note } from '@diwan/contract/notes/schemas'
import { titleOf } from '@diwan/contract/notes/kind'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../ui/user-text.tsx'

type Named = Pick<Note, 'title' | 'preview'>

/** Returns what a note is called: its title, how it begins, or that it has no title. */
export function useNoteTitle(): (note: Named) => string {
  const { t } = useTranslation('notes')
  return (note) => titleOf(note) || t('untitled')
}

/** Names a note in a list; a note without a title by how it begins. */
export function NoteTitle({ note, lines }: { readonly note: Named; readonly lines: 1 | 2 }) {
  const nameOf = useNoteTitle()
  return titleOf(note) === '' ? <em>{nameOf(note)}</em> : <UserText text={titleOf(note)} lines={lines} />
}
