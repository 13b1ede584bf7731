import type { ContentList } from '@diwan/contract/publishing/list'
import { CONTENT_STATUSES, MANAGED_VIEWS, type ManagedView } from '@diwan/contract/publishing/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useCommands } from '../../../kit/commands.ts'
import { useFollowLists, type LiveLists } from '../../../kit/follow.ts'
import { dayText } from '../../../kit/formats.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useWrite } from '../../../kit/write.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { useStatusWord, type Status } from '../../../ui/status-badge.tsx'
import { ImportFile } from '../../fields/public.ts'
import type { ContentEndpoints, ContentPlaces, ContentQueries } from '../types.ts'
import { searchOf } from '../model/address.ts'
import { useContentRow, type ContentHeads, type ContentRow } from './use-content-row.tsx'

type Import = ComponentProps<typeof ImportFile>
interface Said {
  readonly title: string
  readonly text: string
}

interface ManagedContentProps<Row extends ContentRow> {
  /** Whose rights and whose table it is. */
  readonly module: string
  readonly of: ContentList
  readonly endpoints: Pick<ContentEndpoints, 'copy'> & { readonly create: Import['endpoint'] }
  readonly queries: ContentQueries<Row>
  readonly lists: LiveLists
  readonly places: ContentPlaces
  readonly words: Readonly<Record<'title' | 'begin' | 'useTemplate' | 'owner' | 'ownerText', string>>
  readonly heads: ContentHeads
  readonly views: Readonly<Record<ManagedView, string>>
  readonly empty: Readonly<Record<ManagedView | 'unmatched', Said>>
  /** Between its unit and its status. */
  readonly columns: readonly Column<Row>[]
  /** What a file of one holds, where it is not fields. */
  readonly kind?: Import['kind']
  /** In place of the tabs of the three views, where there are more. */
  readonly tabs?: (current: ManagedView) => ReactNode
}

/** The content that a person looks after, what others begin from, and what is put away. */
export function ManagedContent<Row extends ContentRow>(props: ManagedContentProps<Row>) {
  const { module, of, endpoints, queries, lists, places, words, heads, views, empty, columns, kind, tabs } = props
  const navigate = useNavigate()
  const address = useListAddress(of)
  const { narrowing, narrow, sort, direction } = address
  const view = oneOf(MANAGED_VIEWS, address.raw['view']) ?? 'manage'
  const rows = useInfiniteQuery(queries.list({ view, ...narrowing, sort, direction }))
  const { data: count } = useQuery(queries.count({ view, ...narrowing }))
  const mayCreate = useHolds(module, 'create')
  const copy = useWrite(endpoints.copy)
  useFollowLists(lists)
  const open = (id?: string) => void navigate({ to: places.details, search: searchOf({ id }) })
  useCommands(
    mayCreate
      ? [
          {
            id: `create ${module}`,
            label: words.begin,
            part: 'everywhere',
            stroke: { code: 'KeyC' },
            icon: IconPlus,
            run: () => open(),
          },
        ]
      : [],
  )
  const word = useStatusWord()
  const statusOf = (value: string) => word(value as Status)
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => open()}>
      {words.begin}
    </Button>
  )
  const drawn = useContentRow({
    details: places.details,
    heads,
    unnamed: words.begin,
    columns,
    ...(view === 'templates' && {
      actions: ({ id }: Row) => (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => copy.mutate({ id, template: false }, { onSuccess: (made) => open(made.id) })}
        >
          {words.useTemplate}
        </Button>
      ),
    }),
  })
  return (
    <ListPage
      of={of}
      address={address}
      header={{
        title: words.title,
        count,
        action: (
          <>
            {mayCreate && (
              <ImportFile
                endpoint={endpoints.create}
                {...(kind && { kind })}
                owner={words.owner}
                ownerText={words.ownerText}
                onMade={open}
              />
            )}
            {create}
          </>
        ),
      }}
      views={
        tabs?.(view) ?? (
          <ViewLinks label={words.title} param="view" views={MANAGED_VIEWS} current={view} labelOf={(one) => views[one]} />
        )
      }
      filters={{ status: { label: heads.status, text: statusOf }, created: { label: heads.updated, text: dayText } }}
      bar={{
        field: (name) =>
          name === 'status' ? (
            <ValueChoices
              label={heads.status}
              options={CONTENT_STATUSES.map((value) => ({ value, label: statusOf(value) }))}
              value={narrowing.status}
              onChange={(value) => narrow({ status: value })}
              not
            />
          ) : (
            <DayChoices
              from={narrowing.createdFrom}
              to={narrowing.createdTo}
              onChange={(createdFrom, createdTo) => narrow({ createdFrom, createdTo })}
            />
          ),
        show: views.manage,
      }}
      table={{ label: words.title, name: `${module}.manage`, ...drawn }}
      rows={{
        list: rows,
        empty: <EmptyState {...empty[view]} action={create} literally="noData" />,
        unmatched: Object.keys(narrowing).length > 0 ? { ...empty.unmatched, clear: address.clear } : undefined,
      }}
    />
  )
}
