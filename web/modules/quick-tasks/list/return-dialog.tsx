import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { MAX_RETURN_WORD } from '@diwan/contract/quick-tasks/limits'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

interface ReturnDialogProps {
  readonly task: QuickTask
  readonly onClose: () => void
}

/** Returns an assigned task to its author, with a message if the assignee likes. */
export default function ReturnDialog({ task: { id, author }, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('quick-tasks')
  const page = useDirection()
  const form = useForm({
    endpoint: quickTasks.giveBack,
    initial: { word: '' },
    toInput: ({ word }) => ({ id, word }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('giveBackTitle', { name: isolate(author.fullName, page) })}
      form={form}
      action={t('giveBackAction')}
      size={480}
    >
      <UserTextarea
        label={t('giveBackWord')}
        maxLength={MAX_RETURN_WORD}
        autosize
        minRows={2}
        data-autofocus
        {...form.text('word')}
      />
    </FormDialog>
  )
}
