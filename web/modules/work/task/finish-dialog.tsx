import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { askFinish, useAskedFinish } from './use-asked-finish.ts'

/** Asks before a task is done while sub-tasks of it are open, wherever it was finished from. */
export function FinishDialog() {
  const { t } = useTranslation('work')
  const asked = useAskedFinish()
  const done = useWrite(tasks.done, { quiet: true })
  const move = useWrite(tasks.move, { quiet: true })
  const close = () => askFinish(undefined)
  const confirm = () => {
    if (asked?.by === 'done') done.mutate({ ...asked.input, leaveSubtasks: true }, { onSuccess: close })
    if (asked?.by === 'move') move.mutate({ ...asked.input, leaveSubtasks: true }, { onSuccess: close })
  }
  return (
    <ConfirmLater
      opened={asked !== undefined}
      onClose={close}
      title={t('do_done')}
      action={t('doneAnyway')}
      onConfirm={confirm}
      write={asked?.by === 'move' ? move : done}
    >
      {t('subtasksOpen', { count: asked?.openSubtasks ?? 1 })}
    </ConfirmLater>
  )
}
