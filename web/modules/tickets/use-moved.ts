import type { Message } from '@diwan/contract/tickets/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { useSession } from '../../kit/session.ts'
import { ticketQueries } from './api.ts'

const none: readonly Message[] = []

/** What others said publicly since the first word of what is being written (T9). */
export function useMoved(id: string, draft: string) {
  const client = useQueryClient()
  const me = useSession()?.metadata.id
  const [asked, ask] = useState(none)
  const name = `${draft}/after`

  /** Newest first, as the thread is held. */
  const said = (): Message[] =>
    (client.getQueryData(ticketQueries.thread(id).queryKey)?.pages ?? [])
      .flatMap(({ items }) => items)
      .filter((entry): entry is Message => entry.kind === 'reply' || entry.kind === 'solution')
  const after = () => keptText<string | undefined>(name, undefined)
  const look = (): string | undefined => {
    const newest = said()[0]?.id
    keepText(name, newest)
    ask(none)
    return newest
  }
  return {
    newer: asked,
    after,
    look,
    /** The first word says against what it is written; an empty field forgets it. */
    written: (something: boolean) => {
      if (!something) keepText(name, undefined)
      else if (after() === undefined) keepText(name, said()[0]?.id)
    },
    /** Shows what came meanwhile instead of sending, where something did. */
    asks: (): boolean => {
      const all = said()
      const at = all.findIndex((message) => message.id === after())
      const newer = all.slice(0, Math.max(0, at)).filter(({ author }) => author.id !== me)
      ask(newer.toReversed())
      return newer.length > 0
    },
  }
}
