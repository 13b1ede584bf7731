import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { startingAnswers } from '@diwan/core/fields/check'
import type { Answer } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/readonly'
import { MAX_SUBJECT } from '@diwan/contract/tickets/limits'
import type { RequestForm } from '@diwan/contract/tickets/schemas/template'
import { useTranslation } from 'react-i18next'
import { filesOf, useAttached } from '../../kit/attached-files.ts'
import { useDirection } from '../../kit/formats.ts'
import { useAskedFields } from '../custom-fields/public.ts'
import { useDraft } from '../drafts/public.ts'
import { useAnswerCheck } from '../fields/public.ts'
import { answeredFiles, requestName, useRequestDraft, type RequestDraft } from './drafts/new-request.ts'
import { useCreating } from './use-creating.ts'

/** An answer is named by its key alone. */
const fieldOf = (path: string): string =>
  path
    .replace(/^answers\./, '')
    .replace(/^body.*/, 'message')
    .replace(/Id$/, '')

/** One template being filled in: judged here by what judges it on the server, kept until it is sent. */
export function useNewRequest(form: RequestForm) {
  const { t } = useTranslation('kit')
  const [draft, keep] = useRequestDraft(form.id)
  const attached = useAttached(requestName(form.id), 'attachment5')
  const parts = { draft: requestName(form.id), files: filesOf(requestName(form.id)) }
  const saved = useDraft('ticket', form.id, parts, answeredFiles)
  const check = useAnswerCheck(form.fields)
  const direction = useDirection()
  const custom = useAskedFields('ticket', draft.custom)

  const known = new Set(form.fields.map(({ key }) => key))
  /** Of fields that are there no more nothing is sent. */
  const typed = Object.fromEntries(Object.entries(draft.answers).filter(([key]) => known.has(key)))
  const answers = { ...startingAnswers(form.fields), ...typed }
  const subjectOf = ({ subject }: RequestDraft): string => subject ?? form.subject

  const judge = (values: RequestDraft): Record<string, string> => ({
    ...check(answers).errors,
    ...custom.wrong,
    ...(subjectOf(values).trim().length > MAX_SUBJECT && { subject: t('invalid_max_length', { count: MAX_SUBJECT }) }),
    ...(isBlank(subjectOf(values)) && { subject: t('invalid_empty') }),
    ...(values.message.length > DOCUMENT_TEXT && { message: t('invalid_too_much_text') }),
  })
  const filling = useCreating<RequestDraft>({
    controlled: { values: draft, change: keep },
    attached,
    judge,
    fieldOf,
    toInput: (values) => {
      const told = form.fields.filter((field) => !isReadonly(field)).map(({ key }) => key)
      const given = Object.entries(check(answers).values).filter(([key]) => told.includes(key))
      return {
        subject: subjectOf(values).trim(),
        templateId: form.id,
        fieldsVersion: form.fieldsVersion,
        ...(values.requester && { requesterId: values.requester.id }),
        answers: Object.fromEntries(given),
        ...custom.sent,
        attachments: attached.files.map((file) => file.id),
        draftId: saved.id(),
        ...(!isBlank(values.message) && { body: documentFromText(values.message, direction) }),
      }
    },
  })

  const fill = (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }): void => {
    const { id, ...name } = named ?? {}
    filling.change({
      answers: { ...draft.answers, [key]: answer },
      ...(id !== undefined && { names: { ...draft.names, [id]: name as { nameAr: string; nameEn: string } } }),
    })
  }
  return { ...filling, subject: subjectOf(draft), answers, custom, saved, fill, attached }
}
