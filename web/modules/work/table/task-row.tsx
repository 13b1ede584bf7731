import type { Task } from '@diwan/contract/work/schemas/tasks'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueText } from '../../../ui/due-text.tsx'

/** How a task is drawn in a table; it opens beside it. */
export const taskRow: RowOf<Task> = {
  keyOf: ({ id }) => id,
  link: ({ id }) => ({ to: '.', search: (now: object) => ({ ...now, task: id }) }),
  title: ({ title }) => <UserText text={title} lines={1} />,
  lines: ({ dueDate, status }) => ({
    about: <StatusBadge status={status} plain />,
    when: dueDate && <DueText day={dueDate} done={status === 'DONE' || status === 'CANCELED'} />,
  }),
}
