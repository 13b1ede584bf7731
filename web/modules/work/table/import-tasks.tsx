import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { TASK_COLUMNS } from '@diwan/contract/work/vocabulary'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { ImportDialog } from '../../../ui/import-dialog.tsx'

interface ImportTasksProps {
  readonly projectId: string
  readonly onClose: () => void
}

/** Brings tasks of a project in a file. */
export default function ImportTasks({ projectId, onClose }: ImportTasksProps) {
  const { t } = useTranslation('work')
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  return (
    <ImportDialog
      opened
      onClose={onClose}
      title={t('importTasks')}
      endpoint={tasks.import}
      of={{ id: projectId }}
      columns={Object.values(TASK_COLUMNS).map((names) => names[language])}
      templateName="tasks.csv"
    />
  )
}
