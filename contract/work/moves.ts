import { moves } from '../kit/moves.ts'
import type { ProjectStatus, TaskStatus } from './vocabulary.ts'

export const PROJECT_COMMANDS = ['open', 'pause', 'resume', 'finish', 'reopen', 'cancel'] as const
export type ProjectCommand = (typeof PROJECT_COMMANDS)[number]

/** When. All who may edit a project move it. */
export const projectMoves = moves<ProjectStatus, ProjectCommand>({
  open: { needs: 'edit', from: ['DRAFT'], to: 'OPEN' },
  pause: { needs: 'edit', from: ['OPEN'], to: 'PENDING' },
  resume: { needs: 'edit', from: ['PENDING'], to: 'OPEN' },
  finish: { needs: 'edit', from: ['OPEN'], to: 'DONE' },
  reopen: { needs: 'edit', from: ['DONE'], to: 'OPEN' },
  cancel: { needs: 'edit', from: ['DRAFT', 'OPEN', 'PENDING'], to: 'CANCELED' },
})

export const TASK_COMMANDS = ['start', 'wait', 'resume', 'done', 'reopen', 'cancel', 'restore'] as const
export type TaskCommand = (typeof TASK_COMMANDS)[number]

/** When. A task is done only when each of its action items is checked, which the command asks beside this. */
export const taskMoves = moves<TaskStatus, TaskCommand>({
  start: { needs: 'edit', from: ['NEW'], to: 'OPEN' },
  wait: { needs: 'edit', from: ['OPEN'], to: 'PENDING' },
  resume: { needs: 'edit', from: ['PENDING'], to: 'OPEN' },
  done: { needs: 'edit', from: ['NEW', 'OPEN', 'PENDING'], to: 'DONE' },
  reopen: { needs: 'edit', from: ['DONE'], to: 'OPEN' },
  cancel: { needs: 'edit', from: ['NEW', 'OPEN', 'PENDING'], to: 'CANCELED' },
  restore: { needs: 'edit', from: ['CANCELED'], to: 'NEW' },
})
