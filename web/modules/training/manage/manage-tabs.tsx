import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useScope } from '../../../kit/rights.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { courseQueries } from '../api/api.ts'

const labels = {
  manage: 'manageCourses',
  templates: 'templates',
  archived: 'archivedCourses',
  overdue: 'view_overdue',
} as const
type Tab = keyof typeof labels
const TABS = Object.keys(labels) as Tab[]

/** What is late is for those who follow learners. */
export function ManageTabs({ current }: { current: Tab }) {
  const { t } = useTranslation(['training', 'releases'])
  const follows = useScope('training', 'progress.view').some((relation) => relation !== 'own')
  const { data: overdue } = useQuery({ ...courseQueries.enrolmentCount({ view: 'overdue' }), enabled: follows })
  return (
    <ViewLinks
      label={t('name_training', { ns: 'releases' })}
      param="view"
      views={TABS.filter((one) => one !== 'overdue' || follows)}
      current={current}
      labelOf={(one) => t(labels[one])}
      counts={{ ...(overdue && { overdue }) }}
    />
  )
}
