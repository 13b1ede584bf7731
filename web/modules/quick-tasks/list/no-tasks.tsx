import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import { IconListCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'

const words = {
  today: ['noneToday', 'noneTodayText'],
  upcoming: ['noneUpcoming', 'noneUpcomingText'],
  someday: ['noneSomeday', 'noneSomedayText'],
  done: ['noneDone', 'noneDoneText'],
  trash: ['noneInTrash', 'noneInTrashText'],
} as const

export function NoTasks({ view }: { readonly view: QuickTaskView }) {
  const { t } = useTranslation('quick-tasks')
  const [title, text] = words[view]
  return <EmptyState icon={IconListCheck} title={t(title)} text={t(text)} literally="noData" />
}
