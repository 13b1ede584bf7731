import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { supportQueries } from '../api.ts'
import type { DialogProps } from '../types.ts'

interface Values extends Record<string, unknown> {
  assignee: Person | null
}
const empty: Values = { assignee: null }

export function AssignDialog({ inquiry: { id, version, shortId }, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  const form = useForm({
    endpoint: inquiryCommands.assign,
    initial: empty,
    toInput: ({ assignee }) => ({ id, version, assigneeId: assignee?.id ?? '' }),
    whenEmpty: { assigneeId: 'user' },
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('assignTitle', { shortId })} form={form} action={t('do_assign')}>
      <PersonPicker<Person>
        data-autofocus
        label={t('assignee')}
        {...form.pick('assignee', 'assigneeId')}
        search={(text) => supportQueries.assignees(id, text)}
      />
    </FormDialog>
  )
}
