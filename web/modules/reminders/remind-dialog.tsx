import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { secondsOf } from '../../kit/local-instant.ts'
import { InstantField } from '../../ui/date/instant-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { setReminder } from './api.ts'

interface RemindDialogProps {
  readonly objectId: string
  readonly part: string
  readonly onClose: () => void
}

/** At a time of one's own. */
export function RemindDialog({ objectId, part, onClose }: RemindDialogProps) {
  const { t } = useTranslation('reminders')
  const form = useForm({
    endpoint: setReminder,
    initial: { at: '' },
    toInput: ({ at }) => ({ objectId, part, at: secondsOf(at) }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('remindTitle')} form={form} action={t('set')} size={460}>
      <InstantField label={t('remindAt')} {...form.pick('at')} />
    </FormDialog>
  )
}
