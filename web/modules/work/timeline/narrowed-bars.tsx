import type { Project } from '@diwan/contract/work/schemas/projects'
import type { ReactNode } from 'react'
import type { BarsAsked } from '../api.ts'
import { ProjectBar } from '../project/project-bar.tsx'
import classes from '../project/project.module.css'
import { TABLE_FILTERS } from '../project/use-filter-words.ts'
import { useTaskFilter } from '../project/use-task-filter.ts'

interface NarrowedBarsProps {
  readonly project: Project
  readonly children: (asked: BarsAsked) => ReactNode
}

/** Timeline and calendar of a project below the filters that its table has. */
export function NarrowedBars({ project, children }: NarrowedBarsProps) {
  const filter = useTaskFilter()
  return (
    <div className={classes['narrowed']}>
      <ProjectBar project={project} filter={filter} names={TABLE_FILTERS} />
      {children(filter.narrowing)}
    </div>
  )
}
