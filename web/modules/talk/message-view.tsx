import { Bubble } from './bubble.tsx'
import { MessageRow } from './message-row.tsx'
import type { ComponentProps } from 'react'

interface MessageViewProps extends ComponentProps<typeof MessageRow> {
  readonly grouped: boolean
}

/** A message as threads of its kind show it. */
export const MessageView = ({ grouped, joined, ...message }: MessageViewProps) =>
  grouped ? <MessageRow joined={joined} {...message} /> : <Bubble {...message} />
