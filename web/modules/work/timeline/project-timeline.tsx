import type { Project } from '@diwan/contract/work/schemas/projects'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { Timeline } from '../../timeline/public.ts'
import { taskQueries } from '../api.ts'
import { useToday } from '../use-today.ts'
import { useBarMoves } from './use-bar-moves.ts'

/** The tasks of a project that have dates, by the lists of its board; a task opens beside it. */
export default function ProjectTimeline({ project }: { project: Project }) {
  const today = useToday()
  const { data, error, refetch } = useQuery(taskQueries.bars(project.id))
  const lists = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  const moves = useBarMoves(data)
  const navigate = useNavigate()
  if (!moves.data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <Timeline
      data={moves.data}
      groups={lists.map(({ id }) => id)}
      today={today}
      onOpen={({ id }) => void navigate({ to: '.', search: (now: object) => ({ ...now, task: id }) })}
      onMove={moves.move}
    />
  )
}
