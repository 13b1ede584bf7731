import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { MessageId, TalkMessage } from '@diwan/contract/talk/schemas'
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Problem } from '../../kit/problem.ts'
import type { Tone } from './bubble.tsx'
import type { Edit } from './drafts/edits.ts'
import type { Outbox, Pending } from './drafts/outbox.ts'
import type { Mark, ThreadPage } from './live/thread-page.ts'

export type ThreadQuery<Item> = Omit<
  UseInfiniteQueryOptions<ThreadPage<Item>, Problem, InfiniteData<ThreadPage<Item>>, QueryKey, string | null>,
  'persister'
>

/** The actions that this reader may take on one message now. */
export interface MessageRights {
  readonly quote?: boolean
  readonly edit?: boolean
  readonly delete?: boolean
  readonly react?: boolean
}

/** A line between the messages about an event of the record. `view` is a list item. */
export interface HappeningRow {
  readonly id: string
  readonly createdDate: number
  /** The person who did it; undefined for the portal. */
  readonly by: string | undefined
  readonly view: ReactNode
}

/** In the place of an own message while its words are changed. */
export interface EditFormProps {
  /** The record. */
  readonly id: string
  readonly message: TalkMessage
  readonly edit: Edit
  readonly keep: (edit: Edit | undefined) => void
}

/** How records of a kind are talked about on the screen. What is left out here is not offered for the kind. */
export interface TalkOnScreen<Kind extends string, Item> {
  readonly thread: (id: string, around?: string) => ThreadQuery<Item>
  /** Nothing where the item is no message. */
  readonly messageOf: (item: Item) => TalkMessage | undefined
  /** Names a message for styles, for its tone and for tests. */
  readonly kindOf: (message: TalkMessage) => string
  readonly toneOf: (kind: string) => Tone | undefined
  readonly outbox: Outbox<Kind>
  /** A message on its way may be in the thread before its sending knows it. */
  readonly hasArrived: (one: Pending<Kind>, messages: readonly TalkMessage[], me: string) => boolean
  /** The label of the retry button after refusals where the retry leaves something out. */
  readonly otherwise?: Partial<Record<ErrorCode, 'sendAnyway' | 'sendWithoutFiles'>>
  /** Names an author once for messages within minutes, and shows lines for new days and above the unread messages. */
  readonly grouped: boolean
  readonly edit?: { readonly seconds: number; readonly Form: ComponentType<EditFormProps> }
  readonly delete?: Endpoint<MessageId, MessageId>
  readonly react?: (id: string, message: TalkMessage, emoji: string, on: boolean) => void
  /** Sends how far the reader has read. */
  readonly read?: (id: string, mark: Mark) => void
  /** Marks everything up to this message as read, where messages have no numbers. */
  readonly readTo?: (id: string, messageId: string) => void
  readonly quote?: (id: string, message: TalkMessage) => void
  /** Shows above a message the part of the record that it is about. */
  readonly Above?: ComponentType<{ readonly id: string; readonly messageId: string }>
}
