import { isBlank } from '@diwan/core/blank-text'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { documentFromText } from '@diwan/core/document'
import { MAX_SUBJECT } from '@diwan/contract/tickets/limits'
import { useTranslation } from 'react-i18next'
import { filesOf, useAttached } from '../../kit/attached-files.ts'
import { useDirection } from '../../kit/formats.ts'
import { useAskedFields } from '../custom-fields/public.ts'
import { useDraft } from '../drafts/public.ts'
import { NEW_TICKET, useNewTicketDraft } from './drafts/new-ticket.ts'
import type { NewTicketDraft } from './types.ts'
import { useCreating } from './use-creating.ts'

type Wrong = Partial<Record<keyof NewTicketDraft | `custom.${string}`, string>>

/** The message travels as `body`, the units as their ids. */
const fieldOf = (path: string): string => (path.startsWith('body') ? 'message' : path.replace(/Id$/, ''))

const parts = { draft: NEW_TICKET, files: filesOf(NEW_TICKET) }

export function useNewTicket() {
  const { t } = useTranslation('kit')
  const attached = useAttached(NEW_TICKET, 'attachment5')
  const [values, change] = useNewTicketDraft()
  const saved = useDraft('ticket', '', parts)
  const direction = useDirection()
  const custom = useAskedFields('ticket', values.custom)

  const judge = ({ department, group, subject, message }: NewTicketDraft): Wrong => ({
    ...(!department && { department: t('invalid_department') }),
    ...(department && !group && { group: t('invalid_group') }),
    ...(subject.trim().length > MAX_SUBJECT && { subject: t('invalid_max_length', { count: MAX_SUBJECT }) }),
    ...(isBlank(subject) && { subject: t('invalid_empty') }),
    ...(message.length > DOCUMENT_TEXT && { message: t('invalid_too_much_text') }),
    ...custom.wrong,
    ...(isBlank(message) && { message: t('invalid_empty') }),
  })
  const form = useCreating<NewTicketDraft>({
    controlled: { values, change },
    attached,
    judge,
    fieldOf,
    toInput: ({ requester, department, group, subject, priority, message }) => ({
      departmentId: department?.id ?? '',
      groupId: group?.id ?? '',
      ...(requester && { requesterId: requester.id }),
      ...custom.sent,
      subject: subject.trim(),
      priority,
      body: documentFromText(message, direction),
      attachments: attached.files.map((file) => file.id),
      draftId: saved.id(),
    }),
  })
  return { ...form, custom, saved, attached }
}
