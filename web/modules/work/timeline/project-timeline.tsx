import type { Project } from '@diwan/contract/work/schemas/projects'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { Timeline, useBarMoves } from '../../timeline/public.ts'
import { taskQueries, type BarsAsked } from '../api.ts'
import { NarrowedBars } from './narrowed-bars.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { CriticalTool, useCriticalPath } from './critical-path.tsx'
import { useWorkload, WorkloadTool } from './workload.tsx'
import { taskMoves } from '../model/task-moves.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ShiftDialog = lazyDialog(() => import('../task/shift-dialog.tsx'))

/** What follows a bar that was moved, where its dates contradict that now. */
function ShiftOffer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(taskQueries.shift(id))
  return data && data.items.length > 0 ? <ShiftDialog id={id} onClose={onClose} /> : null
}

/** The tasks of a project that have dates, by the lists of its board; a task opens beside it. */
export default function ProjectTimeline({ project }: { project: Project }) {
  return <NarrowedBars project={project}>{(asked) => <Shown project={project} asked={asked} />}</NarrowedBars>
}

function Shown({ project, asked }: { project: Project; asked: BarsAsked }) {
  const today = useToday()
  const { data, error, refetch } = useQuery({ ...taskQueries.bars(project.id, asked), placeholderData: keepPreviousData })
  const [critical, light] = useCriticalPath(project.id)
  const [workload, weigh] = useWorkload(project.id, today)
  const lists = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  const [moved, see] = useState<string>()
  const moves = useBarMoves(data, taskMoves, see)
  const navigate = useNavigate()
  if (!moves.data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <>
      <Timeline
        data={moves.data}
        groups={lists.map(({ id }) => id)}
        today={today}
        onOpen={({ id }) => void navigate({ to: '.', search: (now: object) => ({ ...now, task: id }) })}
        onMove={moves.move}
        critical={critical.data}
        workload={workload.data}
      >
        <CriticalTool on={critical.on} onClick={light} />
        <WorkloadTool on={workload.on} onClick={weigh} />
      </Timeline>
      <Suspense>{moved && <ShiftOffer key={moved} id={moved} onClose={() => see(undefined)} />}</Suspense>
    </>
  )
}
