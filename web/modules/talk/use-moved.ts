import type { Document } from '@diwan/core/document'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useState } from 'react'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { useSession } from '../../kit/session.ts'

/** A message that others may have written since. */
export interface Newer {
  readonly id: string
  readonly author: Person
  readonly body: Document
}

const none: readonly Newer[] = []
/** In place of a message, where nobody has said anything yet. */
const NOTHING = 'nothing'

/** What others said since the first word of what is being written (T9). `said`: the messages that are held, newest first. */
export function useMoved(draft: string, said: () => readonly Newer[] | undefined) {
  const me = useSession()?.metadata.id
  const [asked, ask] = useState(none)
  const name = `${draft}/after`

  const kept = () => keptText<string | undefined>(name, undefined)
  /** Null where there was no message yet, nothing where that is not known. */
  const after = (): string | null | undefined => (kept() === NOTHING ? null : kept())
  const keepNewest = (): void => {
    const all = said()
    keepText(name, all && (all[0]?.id ?? NOTHING))
  }
  const look = (): string | null | undefined => {
    keepNewest()
    ask(none)
    return after()
  }
  return {
    newer: asked,
    after,
    look,
    /** The first word says against what it is written; an empty field forgets it. */
    written: (something: boolean) => {
      if (!something) keepText(name, undefined)
      else if (after() === undefined) keepNewest()
    },
    /** Shows what came in between instead of sending, where something did. */
    asks: (): boolean => {
      const all = said() ?? []
      const seen = after()
      const at = seen === null ? all.length : all.findIndex((message) => message.id === seen)
      const newer = all.slice(0, Math.max(0, at)).filter(({ author }) => author.id !== me)
      ask(newer.toReversed())
      return newer.length > 0
    },
  }
}
