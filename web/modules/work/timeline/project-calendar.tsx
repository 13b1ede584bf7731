import type { Project } from '@diwan/contract/work/schemas/projects'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { CalendarView } from '../../calendar/public.ts'
import { taskQueries, type BarsAsked } from '../api.ts'
import { useBarMoves } from '../../timeline/public.ts'
import { NarrowedBars } from './narrowed-bars.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { taskMoves } from '../model/task-moves.ts'

/** The tasks of a project that have dates, by month or week; a task opens beside them. */
export default function ProjectCalendar({ project }: { project: Project }) {
  return <NarrowedBars project={project}>{(asked) => <Shown project={project} asked={asked} />}</NarrowedBars>
}

function Shown({ project, asked }: { project: Project; asked: BarsAsked }) {
  const today = useToday()
  const { data, error, refetch } = useQuery({ ...taskQueries.bars(project.id, asked), placeholderData: keepPreviousData })
  const { data: moved, move } = useBarMoves(data, taskMoves)
  const navigate = useNavigate()
  if (!moved) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <CalendarView
      bars={moved.bars}
      today={today}
      onOpen={({ id }) => void navigate({ to: '.', search: (now: object) => ({ ...now, task: id }) })}
      onMove={move}
    />
  )
}
