import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { quickTaskQueries } from '../api.ts'
import { quickTaskLive } from '../live.ts'
import { AssignedTask } from './assigned-task.tsx'
import { QuickTaskForm } from './quick-task-form.tsx'

interface QuickTaskDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** One quick task with all its fields, kept as it is at the portal while it is open. */
export default function QuickTaskDialog({ id, onClose }: QuickTaskDialogProps) {
  const { t } = useTranslation(['quick-tasks', 'kit'])
  const phone = usePhone()
  const { data, error, refetch } = useQuery(quickTaskQueries.open(id))
  useFollow(quickTaskLive, id)
  const gone = error !== null && (!data || error.code === 'not_found')
  if (data && !gone && !data.quickTask.can.edit) return <AssignedTask task={data.quickTask} onClose={onClose} />
  if (data && !gone) return <QuickTaskForm task={data.quickTask} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('editTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={620}
      radius={phone ? 0 : 12}
      fullScreen={phone}
    >
      {gone ? (
        <ErrorState error={error} {...(error.code !== 'not_found' && { onRetry: () => void refetch() })} />
      ) : (
        <FormSkeleton />
      )}
    </Modal>
  )
}
