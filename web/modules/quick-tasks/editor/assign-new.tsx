import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { MAX_TITLE } from '@diwan/contract/quick-tasks/limits'
import type { Person } from '@diwan/contract/users/schemas/person'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'

const empty = { title: '', day: '' }

/** A new quick task for the person whose page is open. */
export default function AssignNew({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useTranslation('quick-tasks')
  const page = useDirection()
  const form = useForm({
    endpoint: quickTasks.create,
    initial: empty,
    toInput: ({ title, day }) => ({ title, day: day === '' ? null : day, assigneeId: person.id }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('assignNewTitle', { name: isolate(person.fullName, page) })}
      form={form}
      action={t('assignNew')}
      size={480}
    >
      <UserInput
        data-autofocus
        label={t('title')}
        description={t('assigneeHint')}
        maxLength={MAX_TITLE}
        {...form.text('title')}
      />
      <DateField label={t('day')} {...form.pick('day')} />
    </FormDialog>
  )
}
