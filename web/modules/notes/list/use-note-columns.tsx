import type { Note } from '@diwan/contract/notes/schemas'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../kit/reading.ts'
import type { Column } from '../../../ui/list/columns.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import '../colours.css'
import { useNoteTitle } from '../note-title.tsx'
import { Swatch } from '../swatch.tsx'
import { RestoreNote } from './restore-note.tsx'
import type { NoteList } from './use-note-list.ts'

export function useNoteColumns({ view }: Pick<NoteList, 'view'>): Column<Note>[] {
  const { t } = useTranslation('notes')
  const nameOf = useNoteTitle()
  const day = useReading().calendar === 'hijri' ? 150 : 96
  return [
    { name: 'title', head: t('title'), cell: () => null },
    {
      name: 'colour',
      head: t('colour'),
      width: 110,
      rank: 0,
      cell: ({ colour }) => colour !== 'plain' && <Swatch colour={colour} label={t(`colour_${colour}`)} />,
    },
    {
      name: 'reminder',
      head: t('reminder'),
      width: 130,
      rank: 1,
      cell: ({ reminderDate }) => reminderDate !== null && <DayText day={reminderDate} />,
    },
    { name: 'owner', head: t('owner'), width: 180, rank: 2, cell: ({ createdBy }) => <PersonChip person={createdBy} /> },
    {
      name: 'updated',
      head: t('updated'),
      width: day,
      sort: 'updated',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
    ...(view === 'trash'
      ? [
          {
            name: 'restore',
            head: t('restore'),
            width: 112,
            cell: (note: Note) => <RestoreNote id={note.id} title={nameOf(note)} />,
          },
        ]
      : []),
  ]
}
