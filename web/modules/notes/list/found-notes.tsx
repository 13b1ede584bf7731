import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { noteQueries } from '../api.ts'
import { GridSkeleton, NoteGrid } from './note-grid.tsx'
import { noteRowIn } from './note-row.tsx'
import { useNoteColumns } from './use-note-columns.tsx'
import type { NoteList } from './use-note-list.ts'

/** What was looked for; in the trash where the trash is shown. */
export default function FoundNotes({ list, label }: { readonly list: NoteList; readonly label: string }) {
  const { t } = useTranslation(['notes', 'kit'])
  const { q, view, layout } = list
  const found = useInfiniteQuery(noteQueries.search(q, view === 'trash' ? 'trash' : 'all'))
  const columns = useNoteColumns(list)
  const empty = (
    <div role="status">
      <EmptyState icon={IconSearch} title={t('noResults', { ns: 'kit' })} text={t('noneFound')} />
    </div>
  )
  return (
    <ListRows list={found} skeleton={<GridSkeleton />} empty={empty}>
      {(notes) =>
        layout === 'grid' ? (
          <NoteGrid label={label} inTrash={view === 'trash'} sections={[{ notes }]} />
        ) : (
          <DataTable label={label} name="notes.list" rows={notes} columns={columns} of={noteRowIn(list)} />
        )
      }
    </ListRows>
  )
}
