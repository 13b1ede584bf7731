import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { startingAnswers } from '@diwan/core/fields/check'
import type { Answer } from '@diwan/core/fields/field'
import { isReadonly } from '@diwan/core/fields/field'
import { MAX_SUBJECT } from '@diwan/contract/tickets/limits'
import type { RequestForm } from '@diwan/contract/tickets/schemas/template'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { filesOf, useAttached, unsentOf } from '../../kit/attached-files.ts'
import { focusFirst } from '../../kit/form.ts'
import { useDirection } from '../../kit/formats.ts'
import { fieldText, problemText } from '../../kit/problem-words.ts'
import { useDraft } from '../drafts/public.ts'
import { useAnswerCheck } from '../fields/public.ts'
import { answeredFiles, requestName, useRequestDraft } from './drafts/new-request.ts'
import { useCreating } from './use-creating.ts'

/** One template being filled in: judged here by what judges it on the server, kept until it is sent. */
export function useNewRequest(form: RequestForm) {
  const { t } = useTranslation(['tickets', 'kit', 'files'])
  const [draft, keep] = useRequestDraft(form.id)
  const attached = useAttached(requestName(form.id), 'attachment5')
  const parts = { draft: requestName(form.id), files: filesOf(requestName(form.id)) }
  const saved = useDraft('ticket', form.id, parts, answeredFiles)
  const unsent = unsentOf(attached)
  const [tried, setTried] = useState(false)
  const check = useAnswerCheck(form.fields)
  const direction = useDirection()
  const create = useCreating()
  const judged = tried && !create.gone

  const subject = draft.subject ?? form.subject
  const known = new Set(form.fields.map(({ key }) => key))
  /** Of fields that are there no more nothing is sent. */
  const typed = Object.fromEntries(Object.entries(draft.answers).filter(([key]) => known.has(key)))
  const answers = { ...startingAnswers(form.fields), ...typed }
  const change: typeof keep = (some) => {
    if (create.gone) create.forgetLast()
    keep(some)
  }
  const wrong = (): Record<string, string> => {
    const kit = { ns: 'kit' } as const
    return {
      ...check(answers).errors,
      ...(subject.trim().length > MAX_SUBJECT && { subject: t('invalid_max_length', { ...kit, count: MAX_SUBJECT }) }),
      ...(isBlank(subject) && { subject: t('invalid_empty', kit) }),
      ...(draft.message.length > DOCUMENT_TEXT && { message: t('invalid_too_much_text', kit) }),
    }
  }
  const refused = Object.fromEntries(
    (create.error?.fields ?? []).map((field) => [
      field.path
        .replace(/^answers\./, '')
        .replace(/^body.*/, 'message')
        .replace(/Id$/, ''),
      fieldText(field),
    ]),
  )
  const errors: Partial<Record<string, string>> = judged ? { ...refused, ...wrong() } : refused

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (create.gone) return
    create.forgetLast()
    setTried(true)
    const names = Object.keys(wrong())
    if (names.length > 0) return focusFirst(event.currentTarget, names)
    if (unsent) return
    const told = form.fields.filter((field) => !isReadonly(field)).map(({ key }) => key)
    const { values } = check(answers)
    create.send({
      subject: subject.trim(),
      templateId: form.id,
      fieldsVersion: form.fieldsVersion,
      ...(draft.requester && { requesterId: draft.requester.id }),
      answers: Object.fromEntries(Object.entries(values).filter(([key]) => told.includes(key))),
      attachments: attached.files.map((file) => file.id),
      draftId: saved.id(),
      ...(!isBlank(draft.message) && { body: documentFromText(draft.message, direction) }),
    })
  }

  const fill = (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }): void => {
    const { id, ...name } = named ?? {}
    change({
      answers: { ...draft.answers, [key]: answer },
      ...(id !== undefined && { names: { ...draft.names, [id]: name as { nameAr: string; nameEn: string } } }),
    })
  }
  const invalid = Object.values(errors).some(Boolean)
  const refusal = create.error && create.error.fields.length === 0 ? problemText(create.error) : undefined
  return {
    requester: draft.requester,
    subject,
    message: draft.message,
    answers,
    names: draft.names,
    change,
    saved,
    fill,
    errors,
    submit,
    attached,
    waiting: judged && unsent ? t(unsent, { ns: 'files' }) : undefined,
    problem: invalid ? t('correctErrors', { ns: 'kit' }) : refusal,
    underWay: create.underWay,
    waits: create.waits,
  }
}
