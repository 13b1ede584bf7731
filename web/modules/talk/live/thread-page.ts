import type { ReadMark, TalkMessage } from '@diwan/contract/talk/schemas'

/** How far the reader has read one audience. */
export interface Mark extends ReadMark {
  readonly audience: string
  /** The main thread where it names no message. */
  readonly threadOf?: string
}

/** One page of a thread, newest first. */
export interface ThreadPage<Item> {
  items: Item[]
  next: string | null
  /** Where to read on to what came later. */
  newer?: string | null | undefined
  read?: Mark[] | undefined
  /** In place of marks: the first message that is new to the reader, and how many there are. */
  unread?: { readonly id: string; readonly count: number } | null | undefined
}

/** One page of messages as `talkEndpoints` return them. */
export type TalkPage = ThreadPage<TalkMessage>
