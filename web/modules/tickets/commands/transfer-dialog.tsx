import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Destination } from '../destination.tsx'
import type { DialogProps } from '../types.ts'
import { NoteField } from './note-field.tsx'

interface Values extends Record<string, unknown> {
  department: UnitChoice | null
  group: UnitChoice | null
  note: string
}
const empty: Values = { department: null, group: null, note: '' }

/** To another group: it waits in the queue of that group then. */
export function TransferDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const direction = useDirection()
  const form = useForm({
    endpoint: ticketCommands.transfer,
    initial: empty,
    keep: `ticket-transfer-${ticket.id}`,
    toInput: ({ department, group, note }) => ({
      id: ticket.id,
      version: ticket.version,
      departmentId: department?.id ?? '',
      groupId: group?.id ?? '',
      ...(!isBlank(note) && { note: documentFromText(note.trim(), direction) }),
    }),
    whenEmpty: { departmentId: 'department', groupId: 'group' },
    done: onClose,
  })
  const { department, group } = form.values
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('transferTitle', { shortId: ticket.shortId })}
      form={form}
      action={t('do_transfer')}
    >
      <Destination
        place={{ department, group }}
        onChange={(place) => form.change({ ...place })}
        errors={{ department: form.errors['departmentId'], group: form.errors['groupId'] }}
      />
      <NoteField {...form.pick('note')} />
    </FormDialog>
  )
}
