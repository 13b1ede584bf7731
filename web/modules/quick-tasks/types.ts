import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'

/** Of one day, what is overdue, or a list as a whole. */
export interface TaskGroupOf {
  readonly name: string
  readonly rows: readonly QuickTask[]
}

/** What is done with a row. */
export interface TaskActs {
  /** Completes it, or opens it again. */
  readonly tick: (task: QuickTask) => void
  /** By one place, within its group. */
  readonly move: (task: QuickTask, step: 1 | -1) => void
  /** To another day, or to someday. */
  readonly plan: (task: QuickTask, day: string | null) => void
  /** Asks for a word, and returns it to its author. */
  readonly giveBack: (task: QuickTask) => void
  readonly trash: (task: QuickTask) => void
  readonly restore: (task: QuickTask) => void
}

export interface TaskRowProps {
  readonly task: QuickTask
  readonly view: QuickTaskView
  readonly today: string
  readonly acts: TaskActs
  readonly isFirst: boolean
  readonly isLast: boolean
}
