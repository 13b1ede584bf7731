import { isBlank } from '@diwan/core/blank-text'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { documentFromText } from '@diwan/core/document'
import { MAX_SUBJECT } from '@diwan/contract/tickets/limits'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { filesOf, useAttached, unsentOf } from '../../kit/attached-files.ts'
import { useDirection } from '../../kit/formats.ts'
import { problemText, fieldText } from '../../kit/problem-words.ts'
import { useDraft } from '../drafts/public.ts'
import { NEW_TICKET, useNewTicketDraft, type NewTicketDraft } from './drafts/new-ticket.ts'
import { useCreating } from './use-creating.ts'

type Field = keyof NewTicketDraft
/** In the order of the form: the first wrong one gets the focus. */
const fields: readonly Field[] = ['requester', 'department', 'group', 'subject', 'priority', 'message']
/** The message travels as `body`, the units as their ids. */
const fieldOf = (path: string): string => (path.startsWith('body') ? 'message' : path.replace(/Id$/, ''))

const parts = { draft: NEW_TICKET, files: filesOf(NEW_TICKET) }

export function useNewTicket() {
  const { t } = useTranslation(['tickets', 'kit', 'files'])
  const attached = useAttached(NEW_TICKET, 'attachment5')
  const [draft, keep] = useNewTicketDraft()
  const saved = useDraft('ticket', '', parts)
  const [tried, setTried] = useState(false)
  const direction = useDirection()
  const create = useCreating()
  const judged = tried && !create.gone

  const change = (some: Partial<NewTicketDraft>) => {
    if (create.gone) create.forgetLast()
    keep(some)
  }
  const wrong = (): Partial<Record<Field, string>> => {
    const { department, group, subject, message } = draft
    const kit = { ns: 'kit' } as const
    return {
      ...(!department && { department: t('invalid_department', kit) }),
      ...(department && !group && { group: t('invalid_group', kit) }),
      ...(subject.trim().length > MAX_SUBJECT && { subject: t('invalid_max_length', { ...kit, count: MAX_SUBJECT }) }),
      ...(isBlank(subject) && { subject: t('invalid_empty', kit) }),
      ...(message.length > DOCUMENT_TEXT && { message: t('invalid_too_much_text', kit) }),
      ...(isBlank(message) && { message: t('invalid_empty', kit) }),
    }
  }
  const refused = Object.fromEntries((create.error?.fields ?? []).map((field) => [fieldOf(field.path), fieldText(field)]))
  const errors: Partial<Record<Field, string>> = judged ? { ...refused, ...wrong() } : refused

  const unsent = unsentOf(attached)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.gone) return
    create.forgetLast()
    setTried(true)
    const first = fields.find((field) => wrong()[field])
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus()
    const { requester, department, group, subject, priority, message } = draft
    if (!department || !group || unsent) return
    create.send({
      departmentId: department.id,
      groupId: group.id,
      ...(requester && { requesterId: requester.id }),
      subject: subject.trim(),
      priority,
      body: documentFromText(message, direction),
      attachments: attached.files.map((file) => file.id),
      draftId: saved.id(),
    })
  }

  const invalid = Object.keys(errors).length > 0
  const refusal = create.error && create.error.fields.length === 0 ? problemText(create.error) : undefined
  const problem = invalid ? t('correctErrors', { ns: 'kit' }) : refusal
  const waiting = judged && unsent ? t(unsent, { ns: 'files' }) : undefined
  return { draft, change, saved, errors, attached, waiting, submit, problem, underWay: create.underWay, waits: create.waits }
}
