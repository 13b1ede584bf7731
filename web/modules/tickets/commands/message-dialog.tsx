import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useAttached } from '../../../kit/attached-files.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { DocumentField } from '../../writing/public.ts'
import type { DialogProps } from '../types.ts'

type Saying = 'resolve' | 'reject' | 'reopen'
const isSaying = (command: string): command is Saying => command in { resolve: 0, reject: 0, reopen: 0 }

/** A command that is said aloud: the solution, why it does not hold, why a ticket is opened again. */
export function MessageDialog({ ticket, command, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const direction = useDirection()
  const saying = isSaying(command) ? command : 'resolve'
  const keep = `ticket-${saying}-${ticket.id}`
  const attached = useAttached(keep, 'attachment5')
  const form = useForm({
    endpoint: ticketCommands[saying],
    initial: { text: '' },
    keep,
    toInput: ({ text }) => ({
      id: ticket.id,
      version: ticket.version,
      attachments: attached.files.map((file) => file.id),
      ...((saying !== 'reopen' || !isBlank(text)) && { body: documentFromText(text.trim(), direction) }),
    }),
    attached,
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`sayTitle_${saying}`, { shortId: ticket.shortId })}
      form={form}
      action={t(`do_${saying}`)}
    >
      <DocumentField
        features="light"
        files={{ attached, purpose: 'attachment5', most: MAX_ATTACHMENTS, error: form.waiting }}
        data-autofocus
        label={t(`sayText_${saying}`)}
        description={t(`sayAbout_${saying}`)}
        minRows={4}
        maxRows={14}
        {...form.pick('text', 'body')}
      />
    </FormDialog>
  )
}
