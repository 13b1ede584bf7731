import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import type { Person } from '@diwan/contract/users/schemas'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { supportQueries } from '../api.ts'
import type { DialogProps } from './inquiry-actions.tsx'

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
      <SearchPicker<Person>
        data-field="assigneeId"
        data-autofocus
        label={t('assignee')}
        value={form.values.assignee}
        onChange={(assignee) => form.change({ assignee })}
        search={(text) => supportQueries.assignees(id, text)}
        keyOf={(person) => person.id}
        nameOf={({ fullName }) => fullName}
        render={(person) => <PersonChip person={person} />}
        error={form.errors['assigneeId']}
      />
    </FormDialog>
  )
}
