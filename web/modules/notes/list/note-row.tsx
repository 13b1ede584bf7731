import type { Note } from '@diwan/contract/notes/schemas'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { TurnMenu } from '../../actions/public.ts'
import { NoteTitle } from '../note-title.tsx'
import type { NoteList } from './use-note-list.ts'

/** What is in the trash is restored before it is opened again. */
export function noteRowIn({ view }: Pick<NoteList, 'view'>): RowOf<Note> {
  const row = {
    keyOf: ({ id }: Note) => id,
    title: (note: Note) => <NoteTitle note={note} lines={1} />,
  }
  if (view === 'trash') return row
  return {
    ...row,
    actions: ({ id }) => <TurnMenu id={id} />,
    link: ({ id }) => ({ to: '.', search: { id } as object }),
    lines: ({ createdBy, updatedDate }) => ({
      about: <UserText text={createdBy.fullName} lines={1} />,
      when: <UpdatedText seconds={updatedDate} />,
    }),
  }
}
