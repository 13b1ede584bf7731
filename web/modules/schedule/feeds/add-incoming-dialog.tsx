import { TextInput } from '@mantine/core'
import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'

const initial = { name: '', url: '' }

export function AddIncomingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const form = useForm({ endpoint: feeds.add, initial, toInput: (values) => values, done: onClose })
  return (
    <FormDialog opened onClose={onClose} title={t('newIncoming')} form={form} action={t('addIncoming')} size={480}>
      <UserInput label={t('feedName')} data-autofocus {...form.text('name')} />
      <TextInput label={t('incomingUrl')} description={t('incomingUrlHint')} dir="ltr" type="url" {...form.text('url')} />
    </FormDialog>
  )
}
