import { Button } from '@mantine/core'
import { days, listOf, several, type Direction } from '@diwan/contract/kit/list'
import { IconAntennaBars4, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../kit/list/address.ts'
import { numberText } from '../../kit/formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/columns.ts'
import { ChooseAll } from '../../ui/list/choose-all.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import type { Lines, RowOf } from '../../ui/list/row-of.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { ValueChoices } from '../../ui/list/value-choices.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { PaneBar } from '../../ui/pane-bar.tsx'
import { Letter, PersonChip } from '../../ui/person-chip.tsx'
import { PriorityBars } from '../../ui/priority-bars.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { SidePane, SplitPane } from '../../ui/split-pane.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tiles.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { UpdatedText } from '../../ui/updated-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './workshop.module.css'

const list = listOf({
  views: ['all'],
  sorts: ['updated', 'created'],
  filters: { status: several(['NEW', 'OPEN', 'DONE']), made: days('from', 'to') },
})
type Filters = (typeof list)['filters']

const people = [
  { id: 'a', fullName: 'نورة القحطاني' },
  { id: 'b', fullName: 'Yousef Al-Masri' },
] as const
const now = Math.floor(Date.now() / 1000)
const rows = [
  ['DAK995', 'تعذّر مزامنة Outlook مع Microsoft 365 بعد تحديث سياسة كلمات المرور', 300, 'OPEN', 'HIGH'],
  ['WTQ993', 'Laptop for the sales team in Jeddah, starting Sunday next week', 2_400, 'NEW', 'NORMAL'],
  ['QXX206', 'تكييف غرفة الخوادم يصدر صوتًا مرتفعًا', 90_000, 'NEW', 'LOW'],
  ['AVB281', 'Outlook', 900_000, 'DONE', 'NORMAL'],
] as const
type Row = (typeof rows)[number]
const shown = rows.map((row, place) => ({ id: row[0], row, person: people[place % 2]! }))
type Shown = (typeof shown)[number]

const FIGURES = [7, 12, 1_318]

/** The parts of a list with each state of a row: unread, the record beside it, chosen; as columns, as lines and without any. */
export function ListSpecimens() {
  const { t, i18n } = useTranslation(['shell', 'kit', 'tickets'])
  const [narrowing, setNarrowing] = useState<Readonly<Record<string, string | undefined>>>({ status: 'NEW,OPEN' })
  const [order, setOrder] = useState<{ sort: 'updated' | 'created'; direction: Direction }>({
    sort: 'updated',
    direction: 'falling',
  })
  const selection = useSelection(shown, 10)
  const columns = useColumns()
  const row = useRow()
  const narrow = (some: object) => setNarrowing({ ...narrowing, ...some })
  const address = {
    ...order,
    narrowing,
    narrow,
    clear: () => setNarrowing({}),
    q: '',
    look: () => undefined,
    order: (sort: 'updated' | 'created', direction: Direction) => setOrder({ sort, direction }),
  } as Pick<
    ListAddress<'updated' | 'created', Filters>,
    'narrowing' | 'narrow' | 'clear' | 'q' | 'look' | 'order' | 'sort' | 'direction'
  >
  const status = (value: string) => t(`status_${value as Row[3]}`, { ns: 'kit' })
  const table = { label: t('workshopTitle'), columns, of: row }
  return (
    <>
      <ListPage<Shown, 'updated' | 'created', Filters>
        of={list}
        address={address}
        header={{
          title: t('workshopTitle'),
          count: { count: 4, more: false },
          action: <Button>{t('create', { ns: 'kit' })}</Button>,
        }}
        filters={{ status: { label: t('status', { ns: 'tickets' }), text: status } }}
        bar={{
          search: t('search', { ns: 'kit' }),
          show: t('close', { ns: 'kit' }),
          field: () => (
            <ValueChoices
              label={t('status', { ns: 'tickets' })}
              options={['NEW', 'OPEN', 'DONE'].map((value) => ({ value, label: status(value) }))}
              value={narrowing['status']}
              onChange={(value) => narrow({ status: value })}
              not
            />
          ),
        }}
        table={{ ...table, selection, chooseAll: t('workshopTitle'), current: 'QXX206' }}
        rows={{ list: { ...whole, data: { pages: [{ items: shown }] } }, empty: null }}
      />
      <SplitPane
        pane={
          <SidePane aria-label={t('details', { ns: 'kit' })}>
            <PaneBar title={t('workshopTitle')} beside={<StatusBadge status="OPEN" />}>
              <Kbd keys="J" />
            </PaneBar>
            <StatTiles>
              {(['NEW', 'OPEN', 'DONE'] as const).map((one, place) => (
                <StatTile key={one} label={status(one)} figure={numberText(FIGURES[place]!, i18n.language)} />
              ))}
            </StatTiles>
          </SidePane>
        }
      >
        <DataTable {...table} rows={shown} lines current="WTQ993" />
      </SplitPane>
      <div className={classes['phone']}>
        <DataTable {...table} rows={shown} />
      </div>
      <div className={classes['phone']}>
        <ChooseAll label={t('workshopTitle')} worded selection={selection} />
        <DataTable {...table} of={{ ...row, lines: faced }} rows={shown} selection={selection} lines current="DAK995" />
      </div>
      <ListSkeleton columns={columns} />
      <EmptyState title={t('none_open', { ns: 'tickets' })} text={t('empty_open', { ns: 'tickets' })} literally="noData" />
      <EmptyState
        title={t('nothingFits', { ns: 'tickets' })}
        text={t('nothingFitsText', { ns: 'tickets' })}
        literally="noResults"
      />
    </>
  )
}

const whole = {
  error: null,
  isPaused: false,
  refetch: () => undefined,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
}

function useColumns(): Column<Shown>[] {
  const { t } = useTranslation('tickets')
  return [
    { name: 'id', head: t('column_ticket'), width: 62, cell: ({ id }) => <ShortIdText shortId={id} /> },
    { name: 'subject', head: t('subject'), cell: () => null },
    { name: 'requester', head: t('requester'), width: 144, rank: 0, cell: ({ person }) => <PersonChip person={person} /> },
    { name: 'status', head: t('status'), width: 104, rank: 3, cell: (one) => <StatusBadge status={one.row[3]} /> },
    {
      name: 'priority',
      head: t('priority'),
      sign: <IconAntennaBars4 size={17} stroke={1.7} aria-hidden />,
      width: 30,
      rank: 1,
      cell: (one) => <PriorityBars priority={one.row[4]} bare />,
    },
    {
      name: 'assignee',
      head: t('assignee'),
      sign: <IconUserCheck size={17} stroke={1.7} aria-hidden />,
      width: 26,
      rank: 2,
      cell: ({ person }) => <Letter id={person.id} name={person.fullName} size={24} />,
    },
    { name: 'updated', head: t('updated'), width: 88, rank: 4, cell: (one) => <UpdatedText seconds={now - one.row[2]} /> },
  ]
}

const faced = ({ id, row, person }: Shown): Lines => ({
  face: <Letter id={person.id} name={person.fullName} size={34} />,
  about: <UserText text={person.fullName} lines={1} />,
  more: <ShortIdText shortId={id} />,
  when: <UpdatedText seconds={now - row[2]} />,
  state: <StatusBadge status={row[3]} plain />,
})

function useRow(): RowOf<Shown> {
  const { t } = useTranslation(['kit', 'tickets'])
  return {
    keyOf: ({ id }) => id,
    onOpen: () => undefined,
    title: ({ row }) => <UserText text={row[1]} lines={1} />,
    unread: ({ row }) => row[2] < 3_000,
    choose: ({ id }) => t('chooseTicket', { ns: 'tickets', shortId: id }),
    actions: () => (
      <Button variant="default" size="compact-sm">
        {t('edit')}
      </Button>
    ),
    lines: ({ id, row, person }) => ({
      about: (
        <>
          <ShortIdText shortId={id} />
          <UserText text={person.fullName} lines={1} />
        </>
      ),
      when: <UpdatedText seconds={now - row[2]} />,
      state: <StatusBadge status={row[3]} plain />,
      signs: <PriorityBars priority={row[4]} bare />,
      end: <Letter id={person.id} name={person.fullName} size={24} />,
    }),
  }
}
