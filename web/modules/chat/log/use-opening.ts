import { useState } from 'react'
import type { FirstUnread } from '../api/api.ts'

interface Opening {
  readonly unread: FirstUnread | undefined
  /** It is not on the newest page: what is around it is shown instead. */
  readonly apart: boolean
}
const atEnd: Opening = { unread: undefined, apart: false }

interface Fetched {
  /** As the portal said when the chat was opened; nothing where that is not known yet. */
  readonly firstUnread: FirstUnread | null | undefined
  /** On the newest page, once that was fetched. */
  readonly held: readonly string[] | undefined
  /** Somebody asked for a place of their own. */
  readonly asked: boolean
}

/** Where a chat opens: at what is new, once that is known, unless a place was asked for. It is decided once. */
export function useOpening() {
  const [opening, open] = useState<Opening>()
  const decide = ({ firstUnread, held, asked }: Fetched) => {
    if (opening !== undefined) return
    if (asked) open(atEnd)
    else if (firstUnread === null) open(atEnd)
    else if (firstUnread && held) open({ unread: firstUnread, apart: !held.includes(firstUnread.id) })
  }
  return { opening: opening ?? atEnd, decide, toEnd: () => open(atEnd) }
}
