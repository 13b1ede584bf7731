import type { NOTE_COLOURS } from '@diwan/contract/notes/vocabulary'
import { noteList } from '@diwan/contract/notes/list'
import type { Note } from '@diwan/contract/notes/schemas'
import { Button, SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconList, IconPlus, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { labelQueries } from '../../labels/public.ts'
import { noteLists, noteQueries } from '../api.ts'
import { useNewNote } from '../use-new-note.ts'
import { EmptyTrash } from './empty-trash.tsx'
import classes from './note-grid.module.css'
import { GridSkeleton, NoteGrid } from './note-grid.tsx'
import { noteRowIn } from './note-row.tsx'
import { useNoteColumns } from './use-note-columns.tsx'
import { LAYOUTS, useNoteList } from './use-note-list.ts'
import { lazyExtra, lazyPart } from '../../../ui/lazy-part.tsx'

/** Chosen by few of those who read the list. */
const FilterField = lazyExtra(() => import('./filter-field.tsx'))
/** Only where something is looked for. */
const FoundNotes = lazyPart(() => import('./found-notes.tsx'))

const nothing: readonly Note[] = []

/** Notes as cards or as rows; what is pinned stands above the others. */
export function NoteListPage() {
  const { t } = useTranslation(['notes', 'labels', 'releases', 'kit'])
  const list = useNoteList()
  const { view, layout, narrowing, filter, asked, q } = list
  const narrowed = Object.keys(narrowing).length > 0
  const rows = useInfiniteQuery(noteQueries.list(asked))
  const sections = layout === 'grid' && view === 'all' && !narrowed
  const pinned = useInfiniteQuery({ ...noteQueries.list({ view: 'pinned' }), enabled: sections })
  const { data: count } = useQuery(noteQueries.count(filter))
  const own = useQuery(labelQueries.of()).data?.items ?? []
  const mayCreate = useHolds('notes', 'create')
  const { begin, isBeginning } = useNewNote()
  const [emptying, setEmptying] = useState(false)
  useFollowLists(noteLists)
  useCommands(
    mayCreate
      ? [
          {
            id: 'create notes',
            label: t('create'),
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            icon: IconPlus,
            run: begin,
          },
        ]
      : [],
  )
  const label = t('name_notes', { ns: 'releases' })
  const create = (sign?: ReactNode) =>
    mayCreate && (
      <Button leftSection={sign} loading={isBeginning} onClick={begin}>
        {t('create')}
      </Button>
    )
  const empty = <NoNotes view={view} action={view === 'all' && create()} />
  const unmatched = narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear } : undefined
  const above = pinned.data?.pages.flatMap(({ items }) => items) ?? nothing
  const grid = (
    <ListRows list={rows} skeleton={<GridSkeleton />} empty={empty} unmatched={unmatched}>
      {(all) => (
        <NoteGrid
          label={label}
          inTrash={view === 'trash'}
          sections={
            sections && above.length > 0
              ? [
                  { title: t('view_pinned'), notes: above },
                  { title: t('others'), notes: all.filter((one) => !one.pinned) },
                ]
              : [{ notes: all }]
          }
        />
      )}
    </ListRows>
  )
  return (
    <>
      <ListPage
        of={noteList}
        address={list}
        header={{
          title: label,
          count,
          action: (
            <>
              {view === 'trash' && count !== undefined && count.count > 0 && (
                <Button
                  variant="default"
                  leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
                  onClick={() => setEmptying(true)}
                >
                  {t('emptyTrash')}
                </Button>
              )}
              {create(<IconPlus size={17} stroke={2} aria-hidden />)}
            </>
          ),
        }}
        views={
          <ViewLinks label={t('views')} param="view" views={noteList.views} current={view} labelOf={(one) => t(`view_${one}`)} />
        }
        filters={{
          colour: { label: t('colour'), text: (value) => t(`colour_${value as (typeof NOTE_COLOURS)[number]}`) },
          created: { label: t('createdOn'), text: dayText },
          label: { label: t('labels', { ns: 'labels' }), text: (id) => own.find((one) => one.id === id)?.name ?? '' },
        }}
        bar={{
          search: t('search'),
          field: (name) => <FilterField list={list} name={name} />,
          show: t('showFiltered'),
          end: <LayoutChoice layout={layout} />,
        }}
        sorts={{ offered: noteList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
        table={{ label, name: 'notes.list', columns: useNoteColumns(list), of: noteRowIn(list) }}
        rows={{ list: rows, empty, unmatched }}
        found={
          q !== '' ? (
            <Suspense fallback={<GridSkeleton />}>
              <FoundNotes list={list} label={label} />
            </Suspense>
          ) : layout === 'grid' ? (
            grid
          ) : undefined
        }
      />
      <EmptyTrash opened={emptying} onClose={() => setEmptying(false)} />
    </>
  )
}

function NoNotes({ view, action }: { readonly view: (typeof noteList.views)[number]; readonly action: ReactNode }) {
  const { t } = useTranslation('notes')
  const said = {
    all: ['emptyTitle', 'emptyText'],
    pinned: ['nonePinned', 'nonePinnedText'],
    shared: ['noneShared', 'noneSharedText'],
    trash: ['noneInTrash', 'noneInTrashText'],
  } as const
  const [title, text] = said[view]
  return <EmptyState title={t(title)} text={t(text)} action={action} literally="noData" />
}

const signs = { grid: IconLayoutGrid, list: IconList }

function LayoutChoice({ layout }: { readonly layout: (typeof LAYOUTS)[number] }) {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  return (
    <SegmentedControl
      className={classes['layout'] ?? ''}
      aria-label={t('layout')}
      value={layout}
      data={LAYOUTS.map((value) => {
        const Sign = signs[value]
        return { value, label: <Sign size={17} stroke={1.6} role="img" aria-label={t(value)} /> }
      })}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: (now: object) => ({ ...now, layout: value === 'grid' ? undefined : value }),
          replace: true,
        })
      }
    />
  )
}
