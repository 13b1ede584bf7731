import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { textOf } from '@diwan/core/document'
import type { ReactNode } from 'react'
import { LinkedTexts } from '../links/public.ts'

interface LinkedMessagesProps {
  /** The record. */
  readonly id: string
  readonly messages: readonly TalkMessage[]
  readonly children: ReactNode
}

/** Messages whose short ids and links lead where this reader may go. */
export function LinkedMessages({ id, messages, children }: LinkedMessagesProps) {
  const texts = messages.flatMap(({ body }) => (body === null ? [] : [textOf(body)]))
  return (
    <LinkedTexts id={id} texts={texts}>
      {children}
    </LinkedTexts>
  )
}
