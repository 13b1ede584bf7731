import { BOARD_CARDS, MAX_BOARD_CARDS } from '@diwan/contract/work/limits'
import { BOARD_GROUPS, type BoardGroup } from '@diwan/contract/work/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../kit/list/address.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { taskQueries } from '../api.ts'
import ProjectBoard from './project-board.tsx'

const GroupedBoard = lazy(() => import('./grouped-board.tsx'))

const GROUPS = ['list', ...BOARD_GROUPS] as const

interface BoardProps {
  readonly id: string
  readonly openedId: string | undefined
}

/** A project as a board: by its lists, or by what `?group=` names. */
export default function Board({ id, openedId }: BoardProps) {
  const { t } = useTranslation('work')
  const asked: { group?: unknown } = useSearch({ strict: false })
  const group = oneOf(GROUPS, asked.group) ?? 'list'
  return (
    <>
      <ViewLinks label={t('groupedBy')} param="group" views={GROUPS} current={group} labelOf={(one) => t(`group_${one}`)} />
      {group === 'list' ? (
        <ByList id={id} openedId={openedId} />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Grouped key={group} id={id} by={group} openedId={openedId} />
        </Suspense>
      )}
    </>
  )
}

const next = (most: number): number => Math.min(most * 3, MAX_BOARD_CARDS)

function ByList({ id, openedId }: BoardProps) {
  const [most, show] = useState(BOARD_CARDS)
  const { data, error, refetch } = useQuery({ ...taskQueries.board(id, most), placeholderData: keepPreviousData })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return <ProjectBoard board={data} openedId={openedId} onMore={() => show(next(most))} />
}

function Grouped({ id, by, openedId }: BoardProps & { readonly by: BoardGroup }) {
  const [most, show] = useState(BOARD_CARDS)
  const { data, error, refetch } = useQuery({ ...taskQueries.groups(id, by, most), placeholderData: keepPreviousData })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return <GroupedBoard by={by} board={data} openedId={openedId} onMore={() => show(next(most))} />
}
