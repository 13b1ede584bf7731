import { isEmptyDocument, type Document } from '@diwan/core/document'
import { documentFromLightText, type Mentioned } from '@diwan/core/light-text'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import type { Icon } from '@tabler/icons-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { attachedTo, filesOf, forgetAttached, useAttached, type Attachment } from '../../kit/attached-files.ts'
import type { Stroke } from '../../kit/commands.ts'
import { useDirection } from '../../kit/formats.ts'
import { keptText, useKeptText } from '../../kit/kept-text.ts'
import { useDraft } from '../drafts/public.ts'
import { draftName, mentionedName, type Place } from './drafts.ts'

const nobody: readonly Mentioned[] = []

/** What leaves the field. */
export interface ComposedMessage {
  readonly body: Document
  readonly files: readonly Attachment[]
  /** Names its draft, so that of two devices one sends it. */
  readonly draftId: string
}

export interface Sending {
  readonly send: (said: ComposedMessage, onSent: () => void) => void
  /** Something stands in the field, or nothing any more. */
  readonly typing: (something: boolean) => void
  /** True keeps the words in the field until its question is answered. */
  readonly holds?: () => boolean
}

/** Another way to send: as what `send` says, where the words stay until it is done, or as a message with something after it. */
export interface Kin {
  readonly id: string
  readonly label: string
  readonly icon: Icon
  readonly stroke?: Stroke
  readonly send?: (said: ComposedMessage, answered: (sent: boolean) => void) => void
  readonly after?: (() => void) | undefined
}

/** One message at a time leaves the field at once; its place shows it from then on, sent or not. */
export function useComposer(place: Place, purpose: FilePurpose, sending: Sending, most = DOCUMENT_TEXT) {
  const { t } = useTranslation(['kit', 'files'])
  const draft = draftName(place)
  const named = mentionedName(place)
  const attached = useAttached(draft, purpose)
  const [text, keep] = useKeptText(draft, '')
  const [mentioned, keepMentioned] = useKeptText(named, nobody)
  const saved = useDraft(place.kind, place.key, { text: draft, files: filesOf(draft), mentioned: named })
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  /** Nothing was typed since the last one left: a further click is the same one. */
  const [left, setLeft] = useState(false)
  const direction = useDirection()

  const body = documentFromLightText(text.trim(), mentioned, direction)
  const isEmpty = isEmptyDocument(body) && attached.files.length === 0
  const wrong = isEmpty ? t('invalid_empty') : text.length > most ? t('invalid_too_much_text') : undefined
  const { unsent } = attached
  const write = (next: string) => {
    keep(next === '' ? undefined : next)
    if (next === '') keepMentioned(undefined)
    sending.typing(next !== '')
    setTried(false)
    setSent(false)
    setLeft(false)
  }
  const chosen = useRef<Kin>(undefined)
  const empty = () => {
    write('')
    forgetAttached(draft)
    setLeft(true)
  }
  const go = () => {
    const by = chosen.current
    const said = { body, files: attachedTo(draft), draftId: saved.id() }
    if (by?.send) {
      const release = saved.hold()
      return by.send(said, (accepted) => {
        if (accepted) {
          saved.sent()
          empty()
          setSent(true)
        }
        release()
      })
    }
    saved.sent()
    sending.send(said, () => setSent(true))
    empty()
    by?.after?.()
  }
  const sendBy = (by?: Kin) => {
    chosen.current = by
    if (left && isEmpty && !unsent) return
    if (unsent || wrong) return setTried(true)
    if (!sending.holds?.()) go()
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.querySelector('textarea')?.focus()
    sendBy()
  }
  const mention = (one: Mentioned) => keepMentioned([...keptText(named, nobody), one])
  return {
    text,
    write,
    mentioned,
    mention,
    send,
    sendBy,
    sendAnyway: go,
    saved,
    sent,
    attached,
    waiting: tried && unsent ? t(unsent, { ns: 'files' }) : undefined,
    wrong: tried && !unsent ? wrong : undefined,
  }
}
