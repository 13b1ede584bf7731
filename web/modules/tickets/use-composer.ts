import { documentFromText } from '@diwan/core/document'
import { DOCUMENT_TEXT } from '@diwan/core/document-limits'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { Message } from '@diwan/contract/tickets/schemas'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../kit/formats.ts'
import { useWrite } from '../../kit/write.ts'
import { useKeptText } from '../../kit/kept-text.ts'

export type Kind = Message['kind']

export const draftOf = (kind: Kind, id: string) => `${kind}/${id}`

/** One message at a time leaves the field at once and stands in the thread from then on, sent or not. */
export function useComposer(id: string, kind: Kind) {
  const { t } = useTranslation('kit')
  const [text, keep] = useKeptText(draftOf(kind, id), '')
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState(false)
  const direction = useDirection()
  const { mutate } = useWrite(kind === 'note' ? tickets.note : tickets.reply, { quiet: true, scope: `ticket:${id}` })

  const wrong = text.trim() === '' ? t('invalid_empty') : text.length > DOCUMENT_TEXT ? t('invalid_too_much_text') : undefined
  const write = (next: string) => {
    keep(next === '' ? undefined : next)
    setTried(false)
    setSent(false)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.querySelector('textarea')?.focus()
    if (wrong) return setTried(true)
    mutate({ id, body: documentFromText(text.trim(), direction) }, { onSuccess: () => setSent(true) })
    write('')
  }
  return { text, write, send, sent, wrong: tried ? wrong : undefined }
}
