import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { TaskGroupOf } from '../types.ts'

/** By day, as the list comes; what is overdue stands together. An order by hand is one within its group. */
export function groupsOf(rows: readonly QuickTask[], view: QuickTaskView, today: string): TaskGroupOf[] {
  const nameOf = ({ day }: QuickTask): string => {
    if (view === 'today') return day !== null && day < today ? 'overdue' : 'today'
    return view === 'upcoming' ? (day ?? 'all') : 'all'
  }
  return [...Map.groupBy(rows, nameOf)].map(([name, of]) => ({ name, rows: of }))
}
