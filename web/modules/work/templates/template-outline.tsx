import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import { useTranslation } from 'react-i18next'

/** How much a template holds: sub-tasks count as tasks. */
export function TemplateOutline({ template: { tasks, subtasks, milestones, days, everywhere } }: { template: ProjectTemplate }) {
  const { t } = useTranslation('work')
  const said = [
    t('templateTasks', { count: tasks + subtasks }),
    milestones > 0 && t('templateMilestones', { count: milestones }),
    days !== null && t('templateDays', { count: days }),
    everywhere && t('templateInAll'),
  ].filter(Boolean)
  return <small>{said.join(' · ')}</small>
}
