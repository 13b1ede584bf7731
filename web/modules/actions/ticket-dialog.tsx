import { actions } from '@diwan/contract/actions/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UnitPicker } from '../../ui/unit-picker.tsx'
import { actionQueries } from './api.ts'

interface TicketDialogProps {
  /** The record, and the part of it that becomes a ticket. */
  readonly id: string
  readonly part?: string
  readonly title: string
  readonly about: string
  /** The key of the action. */
  readonly action: string
  /** What the action is told beside the group. */
  readonly choices?: Readonly<Record<string, string>>
  readonly onClose: () => void
}

interface Values extends Record<string, unknown> {
  department: UnitChoice | null
  group: UnitChoice | null
}

/** A record, or a part of it, becomes a ticket of a group. */
export function TicketDialog({ id, part, title, about, action, choices, onClose }: TicketDialogProps) {
  const { t } = useTranslation('actions')
  const initial: Values = { department: null, group: null }
  const form = useForm({
    endpoint: actions.run,
    initial,
    toInput: (values) => ({
      id,
      ...(part !== undefined && { part }),
      key: action,
      choices: {
        departmentId: values.department?.id ?? '',
        groupId: values.group?.id ?? '',
        ...choices,
      },
    }),
    done: onClose,
  })
  const { department } = form.values
  const { units } = actionQueries
  return (
    <FormDialog opened onClose={onClose} title={title} form={form} action={t('do_ticket')}>
      <Text>{about}</Text>
      <UnitPicker<UnitChoice>
        data-autofocus
        label={t('department')}
        {...form.pick('department', 'departmentId')}
        required
        onChange={(chosen) => form.change({ department: chosen, group: null })}
        search={(text) => units({ ...(text !== '' && { text }) })}
      />
      <UnitPicker<UnitChoice>
        label={t('group')}
        {...form.pick('group', 'groupId')}
        required
        disabled={!department}
        search={(text) => units({ ...(department && { departmentId: department.id }), ...(text !== '' && { text }) })}
      />
    </FormDialog>
  )
}
