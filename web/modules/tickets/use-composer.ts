import { isEmptyDocument } from '@diwan/core/document'
import { documentFromLightText, type Mentioned } from '@diwan/core/light-text'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { attachedTo, filesOf, forgetAttached, useAttached, type Attached } from '../../kit/attached-files.ts'
import { useDirection } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { keptText, useKeptText } from '../../kit/kept-text.ts'
import { typed } from '../../kit/presence.ts'
import { useDraft } from '../drafts/public.ts'
import { DOING, useTicketChannel } from './use-presence.ts'
import { useMoved } from './use-moved.ts'
import { draftOf, type Kind } from './drafts/quotes.ts'
import { rememberFiles } from './drafts/sent-files.ts'

const nobody: readonly Mentioned[] = []
/** Who is mentioned in a draft, beside its words. */
const mentionedIn = (draft: string): string => `${draft}/mentioned`

/** One message at a time leaves the field at once and stands in the thread from then on, sent or not. */
export function useComposer(id: string, kind: Kind) {
  const { t } = useTranslation(['kit', 'files'])
  const draft = draftOf(kind, id)
  const attached = useAttached(draft, 'attachment5')
  const [text, keep] = useKeptText(draft, '')
  const [mentioned, keepMentioned] = useKeptText(mentionedIn(draft), nobody)
  const saved = useDraft(kind, id, { text: draft, files: filesOf(draft), mentioned: mentionedIn(draft) })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  /** Nothing was typed since the last one left: a further click is the same one. */
  const [left, setLeft] = useState(false)
  const direction = useDirection()
  const { mutate } = useWrite(kind === 'note' ? tickets.note : tickets.reply, { quiet: true, scope: `ticket:${id}` })

  const body = documentFromLightText(text.trim(), mentioned, direction)
  const isEmpty = isEmptyDocument(body) && attached.files.length === 0
  const wrong = isEmpty ? t('invalid_empty') : text.length > DOCUMENT_TEXT ? t('invalid_too_much_text') : undefined
  const unsent = unsentOf(attached)
  const moved = useMoved(id, draft)
  const channel = useTicketChannel(id)
  const write = (next: string) => {
    keep(next === '' ? undefined : next)
    if (next === '') keepMentioned(undefined)
    moved.written(next !== '')
    if (next !== '') typed(channel, DOING[kind])
    setTried(false)
    setSent(false)
    setLeft(false)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.querySelector('textarea')?.focus()
    if (left && isEmpty && !unsent) return
    if (unsent || wrong) return setTried(true)
    if (!moved.asks()) go(moved.after())
  }
  const go = (after: string | null | undefined) => {
    const files = attachedTo(draft)
    rememberFiles(files)
    const attachments = files.map((file) => file.id)
    const draftId = saved.id()
    saved.sent()
    mutate({ id, body, attachments, draftId, ...(after !== undefined && { after }) }, { onSuccess: () => setSent(true) })
    write('')
    forgetAttached(draft)
    setLeft(true)
  }
  const waiting = tried && unsent ? t(unsent, { ns: 'files' }) : undefined
  const sendAnyway = () => go(moved.look())
  const mention = (one: Mentioned) => keepMentioned([...keptText(mentionedIn(draft), nobody), one])
  return {
    text,
    write,
    mentioned,
    mention,
    send,
    sendAnyway,
    moved,
    saved,
    sent,
    attached,
    waiting,
    wrong: tried && !unsent ? wrong : undefined,
  }
}

/** What is not up cannot be sent: it is waited for, or taken away first. */
export function unsentOf({ sending }: Attached): 'stillSending' | 'notSent' | undefined {
  if (sending.length === 0) return undefined
  return sending.some(({ problem }) => problem) ? 'notSent' : 'stillSending'
}
