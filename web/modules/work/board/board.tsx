import { BOARD_CARDS, MAX_BOARD_CARDS } from '@diwan/contract/work/limits'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { BoardGroup } from '@diwan/contract/work/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { taskQueries, type CardsAsked } from '../api.ts'
import { GroupChoice } from '../project/group-choice.tsx'
import { ProjectBar } from '../project/project-bar.tsx'
import { BOARD_FILTERS } from '../project/use-filter-words.ts'
import { BOARD_WAYS, useTaskFilter } from '../project/use-task-filter.ts'
import classes from './board.module.css'
import ProjectBoard from './project-board.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const GroupedBoard = lazyPart(() => import('./grouped-board.tsx'))

interface BoardProps {
  readonly project: Project
  readonly openedId: string | undefined
}

/** A project as a board: by its lists, or by what `?group=` names. */
export default function Board({ project, openedId }: BoardProps) {
  const filter = useTaskFilter()
  const { boardBy, cards } = filter
  const shown = { id: project.id, cards, openedId }
  return (
    <div className={classes['whole']}>
      <ProjectBar
        project={project}
        filter={filter}
        names={BOARD_FILTERS}
        end={<GroupChoice ways={BOARD_WAYS} current={boardBy} />}
      />
      {boardBy === 'list' ? (
        <ByList {...shown} />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Grouped key={boardBy} by={boardBy} {...shown} />
        </Suspense>
      )}
    </div>
  )
}

interface Shown {
  readonly id: string
  readonly cards: CardsAsked
  readonly openedId: string | undefined
}

const next = (most: number): number => Math.min(most * 3, MAX_BOARD_CARDS)

function ByList({ id, cards, openedId }: Shown) {
  const [most, show] = useState(BOARD_CARDS)
  const { data, error, refetch } = useQuery({ ...taskQueries.board(id, most, cards), placeholderData: keepPreviousData })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return <ProjectBoard board={data} openedId={openedId} onMore={() => show(next(most))} />
}

function Grouped({ id, cards, by, openedId }: Shown & { readonly by: BoardGroup }) {
  const [most, show] = useState(BOARD_CARDS)
  const { data, error, refetch } = useQuery({ ...taskQueries.groups(id, by, most, cards), placeholderData: keepPreviousData })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return <GroupedBoard by={by} board={data} openedId={openedId} onMore={() => show(next(most))} />
}
