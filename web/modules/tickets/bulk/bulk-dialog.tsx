import { Select, Text } from '@mantine/core'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { BulkCommand } from '@diwan/contract/tickets/schemas/bulk'
import { CLOSE_REASONS, TICKET_PRIORITIES, type TicketPriority } from '@diwan/contract/tickets/vocabulary'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import type { BulkAsked } from '../../bulk/public.ts'
import { ticketQueries } from '../api/api.ts'
import { Destination } from '../destination.tsx'

type BulkName = BulkCommand['name']

interface Values extends Record<string, unknown> {
  assignee: Person | null
  department: UnitChoice | null
  group: UnitChoice | null
  to: TicketPriority
  reason: (typeof CLOSE_REASONS)[number]
}
const initial: Values = { assignee: null, department: null, group: null, to: 'HIGH', reason: 'solved' }

const commandOf = (name: BulkName, { assignee, department, group, to, reason }: Values): BulkCommand => {
  if (name === 'assign') return { name, assigneeId: assignee?.id ?? '' }
  if (name === 'transfer') return { name, departmentId: department?.id ?? '', groupId: group?.id ?? '' }
  if (name === 'priority') return { name, to }
  if (name === 'close') return { name, reason }
  return { name }
}

export function BulkDialog({ name, items: tickets, onClose, onStarted }: BulkAsked<BulkName, Ticket>) {
  const { t } = useTranslation(['tickets', 'kit'])
  const form = useForm({
    endpoint: ticketBulk.start,
    initial,
    toInput: (values) => ({
      tickets: tickets.map(({ id, version }) => ({ id, version })),
      command: commandOf(name, values),
    }),
    whenEmpty: { command: name === 'assign' ? 'user' : 'group' },
    done: ({ id }) => onStarted(id),
  })
  const { values, change, errors } = form
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('bulkTitle', { count: tickets.length })}
      form={form}
      action={t(`bulk_${name}`)}
      size={480}
    >
      {name === 'assign' && (
        <PersonPicker<Person>
          data-autofocus
          label={t('assignee')}
          {...form.pick('assignee', 'command')}
          search={(text) => ticketQueries.people(text)}
        />
      )}
      {name === 'transfer' && (
        <Destination
          place={{ department: values.department, group: values.group }}
          onChange={(place) => change({ ...place })}
          errors={{ group: errors['command'] }}
        />
      )}
      {name === 'priority' && (
        <Select
          data-autofocus
          label={t('priority')}
          allowDeselect={false}
          data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`, { ns: 'kit' }) }))}
          value={values.to}
          onChange={(value) => change({ to: TICKET_PRIORITIES.find((one) => one === value) ?? 'NORMAL' })}
        />
      )}
      {name === 'close' && (
        <Select
          data-autofocus
          label={t('closeReason')}
          allowDeselect={false}
          data={CLOSE_REASONS.map((value) => ({ value, label: t(`${value}_reason`) }))}
          value={values.reason}
          onChange={(value) => change({ reason: CLOSE_REASONS.find((one) => one === value) ?? 'other' })}
        />
      )}
      <Text c="dimmed">{t('bulkAbout')}</Text>
    </FormDialog>
  )
}
