import { appointmentList } from '@diwan/contract/schedule/list/appointments'
import type { AppointmentKind, AppointmentStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { isUuid } from '@diwan/core/identifiers'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../../kit/commands.ts'
import { dayText } from '../../../../kit/formats.ts'
import { usePhone, useRoomy } from '../../../../kit/widths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { lazyDialog, lazyExtra, lazyPart } from '../../../../ui/lazy-part.tsx'
import { ListPage } from '../../../../ui/list/list-page.tsx'
import { useFollowedRow } from '../../../../ui/list/use-followed-row.ts'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { SidePane, SplitPane } from '../../../../ui/split-pane.tsx'
import { appointmentQueries } from '../../api/appointments.ts'
import classes from '../appointments.module.css'
import { useEntryList } from './use-entry-list.ts'
import { useEntryTable } from './use-entry-table.tsx'

const EntryFilter = lazyExtra(() => import('./entry-filter.tsx'))
const EntryPane = lazyPart(() => import('./entry-pane.tsx'))
const EntryDialog = lazyDialog(() => import('./entry-dialog.tsx'))

/** Jobs and bookable appointments, for those who manage them; where there is room, beside the list the one that is open. */
export function EntryBoard({ title, tabs }: { title: string; tabs: ReactNode }) {
  const { t } = useTranslation('schedule')
  const list = useEntryList()
  const navigate = useNavigate()
  const [phone, roomy] = [usePhone(), useRoomy()]
  const [creating, setCreating] = useState(false)
  const rows = useInfiniteQuery(appointmentQueries.list(list.asked))
  const { data: count } = useQuery(appointmentQueries.count(list.filter))
  const { id: named } = list.raw
  const id = typeof named === 'string' && isUuid(named) ? named : undefined
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, id: next }), replace: roomy, resetScroll: !roomy })
  const followed = useFollowedRow(id, open)
  const { columns, of } = useEntryTable(open)
  const beside = roomy && id !== undefined
  const begin = () => setCreating(true)
  useCommands([
    {
      id: 'create appointment',
      label: t('newEntry'),
      part: 'everywhere',
      stroke: { code: 'KeyC' },
      opensField: true,
      icon: IconPlus,
      run: begin,
    },
  ])
  const pane = (alone: boolean) =>
    id !== undefined && (
      <Suspense fallback={<PageSkeleton />}>
        <EntryPane
          key={id}
          id={id}
          {...(alone && { crumbs: [{ label: title, to: '.', search: { ...list.raw, id: undefined } as object }] })}
          onClose={() => open(undefined)}
        />
      </Suspense>
    )
  if (id !== undefined && !roomy) return pane(true)
  const narrowed = Object.keys(list.narrowing).length > 0 || list.q !== ''
  return (
    <div className={classes['board']}>
      <ListPage
        of={appointmentList}
        address={list}
        header={{
          title,
          count,
          action: (
            <Button variant="filled" h={36} leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={begin}>
              {t('newEntry')}
            </Button>
          ),
        }}
        views={tabs}
        filters={{
          kind: { label: t('kind'), text: (kind) => t(`kind_${kind as AppointmentKind}`) },
          status: { label: t('statusHead'), text: (status) => t(`entry_${status as AppointmentStatus}`) },
          starts: { label: t('entryStarts'), text: dayText },
        }}
        bar={{ field: (name) => <EntryFilter list={list} name={name} />, show: t('showEntries'), search: t('searchEntries') }}
        sorts={{ offered: appointmentList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
        table={{
          label: title,
          name: 'schedule.appointments',
          columns,
          of,
          lines: phone || beside,
          current: beside ? id : undefined,
        }}
        rows={{
          list: rows,
          empty: <EmptyState title={t('noEntries')} text={t('noEntriesText')} literally="noData" />,
          unmatched: narrowed ? { title: t('noEntryFits'), text: t('nothingFitsText'), clear: list.clear } : undefined,
        }}
        beside={(drawn) =>
          beside ? (
            <SplitPane rows={{ onFocus: followed.onFocus }} pane={<SidePane aria-label={t('entry')}>{pane(false)}</SidePane>}>
              {drawn}
            </SplitPane>
          ) : (
            drawn
          )
        }
      />
      <Suspense>
        {creating && (
          <EntryDialog
            onClose={() => setCreating(false)}
            onDone={(made) => {
              setCreating(false)
              open(made)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
