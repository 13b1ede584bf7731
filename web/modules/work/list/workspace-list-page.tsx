import { workspaceList } from '@diwan/contract/work/list'
import type { Visibility } from '@diwan/contract/work/vocabulary'
import type { Colour } from '@diwan/contract/kit/colours'
import { titleForPath } from '@diwan/contract/work/addresses'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { workspaceLists, workspaceQueries } from '../api.ts'
import { useWorkspaceColumns } from './use-workspace-columns.tsx'
import { useWorkspaceList } from './use-workspace-list.ts'
import { workspaceRow } from './workspace-row.tsx'
import { lazyDialog, lazyExtra } from '../../../ui/lazy-part.tsx'

/** Comes with the first click: the list does not wait for a form that is not open. */
const NewWorkspaceDialog = lazyDialog(async () => ({
  default: (await import('../workspace/workspace-dialogs.tsx')).NewWorkspaceDialog,
}))

/** Chosen by few of those who read the list. */
const FilterField = lazyExtra(() => import('./filter-field.tsx'))

/** Workspaces the reader is in, and those that are open to them. */
export function WorkspaceListPage() {
  const { t } = useTranslation(['work', 'releases', 'kit'])
  const list = useWorkspaceList()
  const { narrowing, filter, asked } = list
  const rows = useInfiniteQuery(workspaceQueries.list(asked))
  const { data: count } = useQuery(workspaceQueries.count(filter))
  const navigate = useNavigate()
  const mayCreate = useHolds('workspace', 'create')
  const [creating, setCreating] = useState(false)
  const begun = useEver(creating)
  useFollowLists(workspaceLists)
  const columns = useWorkspaceColumns()
  const label = t('name_workspace', { ns: 'releases' })
  const create = (sign?: ReactNode) =>
    mayCreate && (
      <Button leftSection={sign} onClick={() => setCreating(true)}>
        {t('create', { ns: 'kit' })}
      </Button>
    )
  return (
    <>
      <ListPage
        of={workspaceList}
        address={list}
        header={{ title: label, count, action: create(<IconPlus size={17} stroke={2} aria-hidden />) }}
        views={
          <ViewLinks
            label={t('shown')}
            param="view"
            views={workspaceList.views}
            current={list.view}
            labelOf={(view) => t(`view_${view}`)}
          />
        }
        filters={{
          visibility: { label: t('visibility'), text: (value) => t(`visibility_${value as Visibility}`) },
          colour: { label: t('colour'), text: (value) => t(`colour_${value as Colour}`, { ns: 'kit' }) },
          created: { label: t('createdOn'), text: dayText },
        }}
        bar={{
          field: (name) => <FilterField list={list} name={name} />,
          show: t('showFiltered'),
        }}
        sorts={{ offered: workspaceList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
        table={{ label, name: 'workspaces', columns, of: workspaceRow }}
        rows={{
          list: rows,
          empty: (
            <EmptyState title={t(`none_${list.view}`)} text={t(`empty_${list.view}`)} action={create()} literally="noData" />
          ),
          unmatched:
            Object.keys(narrowing).length > 0
              ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear }
              : undefined,
        }}
      />
      <Suspense>
        {begun && (
          <NewWorkspaceDialog
            opened={creating}
            onClose={() => setCreating(false)}
            onCreated={({ id, name }) =>
              void navigate({
                to: '/user/workspaces/$id/$title/workspace-projects',
                params: { id, title: titleForPath(name) },
              })
            }
          />
        )}
      </Suspense>
    </>
  )
}
