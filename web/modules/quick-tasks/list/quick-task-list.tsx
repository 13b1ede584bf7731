import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskList, type QuickTaskView } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf, useListAddress } from '../../../kit/list/address.ts'
import { useReading } from '../../../kit/reading.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { quickTaskLists, quickTaskQueries } from '../api.ts'
import { CaptureForm } from '../capture/capture-form.tsx'
import { present } from '../../../kit/present.ts'
import { groupsOf } from './use-groups.ts'
import { LabelFilter } from './label-filter.tsx'
import { NoTasks } from './no-tasks.tsx'
import classes from './list.module.css'
import { TaskGroup } from './task-group.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'
import { useTaskActs } from './use-task-acts.ts'
import { useTaskKeys } from './use-task-keys.ts'

const ReturnDialog = lazyDialog(() => import('./return-dialog.tsx'))
const skeleton = <ListSkeleton columns={[{ name: 'title', head: '', cell: () => null }]} />

/** What one person wants to do: by day, in an order made by hand. */
export function QuickTaskList() {
  const { t } = useTranslation(['quick-tasks', 'releases'])
  const address = useListAddress(quickTaskList)
  const view = oneOf(quickTaskList.views, address.raw['view']) ?? 'today'
  const asked = { view, ...address.narrowing }
  const list = useInfiniteQuery(quickTaskQueries.list(asked))
  const { data: count } = useQuery(quickTaskQueries.count(asked))
  const mayCreate = useHolds('quickTasks', 'create')
  useReading()
  useFollowLists(quickTaskLists)
  const { today } = present()
  const captures = mayCreate && (view === 'today' || view === 'upcoming' || view === 'someday')
  return (
    <>
      <PageHeader
        title={t('name_quickTasks', { ns: 'releases' })}
        count={count}
        tabs={
          <ViewLinks
            label={t('views')}
            param="view"
            views={quickTaskList.views}
            current={view}
            labelOf={(one) => t(`view_${one}`)}
          />
        }
        action={
          view === 'trash' ? (
            <EmptyTrash disabled={!count?.count} />
          ) : (
            <LabelFilter rows={list.data?.pages.flatMap(({ items }) => items) ?? []} address={address} />
          )
        }
      />
      <div className={classes['page']}>
        {captures && <CaptureForm key={view} usualDay={view === 'today' ? today : undefined} />}
        {captures && <WaitingTasks />}
        <ListRows
          list={list}
          skeleton={skeleton}
          empty={<NoTasks view={view} />}
          unmatched={
            Object.keys(address.narrowing).length > 0
              ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: address.clear }
              : undefined
          }
        >
          {(rows) => <Shown rows={rows} view={view} today={today} />}
        </ListRows>
      </div>
    </>
  )
}

interface ShownProps {
  readonly rows: readonly QuickTask[]
  readonly view: QuickTaskView
  readonly today: string
}

function Shown({ rows, view, today }: ShownProps) {
  const screen = useRef<HTMLDivElement>(null)
  const groups = groupsOf(rows, view, today)
  const [returning, setReturning] = useState<QuickTask>()
  const acts = useTaskActs(groups, screen, setReturning)
  useTaskKeys(screen, rows, view, acts)
  return (
    <div ref={screen} className={classes['groups']}>
      {groups.map((group) => (
        <TaskGroup key={group.name} group={group} view={view} today={today} acts={acts} />
      ))}
      <Suspense>{returning && <ReturnDialog task={returning} onClose={() => setReturning(undefined)} />}</Suspense>
    </div>
  )
}

function EmptyTrash({ disabled }: { readonly disabled: boolean }) {
  const { t } = useTranslation('quick-tasks')
  const [asking, ask] = useState(false)
  const write = useWrite(quickTasks.emptyTrash)
  const close = () => ask(false)
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => ask(true)}>
        {t('emptyTrash')}
      </Button>
      <ConfirmLater
        opened={asking}
        onClose={close}
        title={t('emptyTrashTitle')}
        action={t('emptyTrash')}
        onConfirm={() => write.mutate({}, { onSuccess: close })}
        write={write}
      >
        {t('emptyTrashText')}
      </ConfirmLater>
    </>
  )
}
