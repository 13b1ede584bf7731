import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WaitFields } from './wait-fields.tsx'

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
      <WaitFields waitsFor={form.text('waitsFor')} waitsUntil={form.pick('waitsUntil')} />
    </FormDialog>
  )
}
