import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_WAITS_FOR } from '@diwan/contract/work/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'

const blank = { waitsFor: '', waitsUntil: '' }

/** What a task waits for, and until when; neither has to be known. */
export default function WaitDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('work')
  const form = useForm({
    endpoint: tasks.wait,
    initial: blank,
    toInput: ({ waitsFor, waitsUntil }) => ({ id, waitsFor: waitsFor.trim() || null, waitsUntil: waitsUntil || null }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('do_wait')} form={form} action={t('do_wait')} size={480}>
      <UserInput label={t('waitsFor')} maxLength={MAX_WAITS_FOR} data-autofocus {...form.text('waitsFor')} />
      <DateField label={t('waitsUntil')} {...form.pick('waitsUntil')} />
    </FormDialog>
  )
}
