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
/** Stored instead of a message id while the thread is empty. */
const NOTHING = 'nothing'

/** Finds the messages that others posted since the person began to write (T9). `messages` returns the loaded ones, newest first. */
export function useMoved(draft: string, messages: () => readonly Newer[] | undefined) {
  const me = useSession()?.metadata.id
  const [asked, ask] = useState(none)
  const name = `${draft}/after`

  const kept = () => keptText<string | undefined>(name, undefined)
  /** Null if the thread was empty, undefined if that is not known. */
  const after = (): string | null | undefined => (kept() === NOTHING ? null : kept())
  const keepNewest = (): void => {
    const all = messages()
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
    /** The first word stores the newest message at that moment; clearing the field forgets it. */
    written: (something: boolean) => {
      if (!something) keepText(name, undefined)
      else if (after() === undefined) keepNewest()
    },
    /** Shows the newer messages instead of sending, if there are any. */
    asks: (): boolean => {
      const all = messages() ?? []
      const seen = after()
      const at = seen === null ? all.length : all.findIndex((message) => message.id === seen)
      const newer = all.slice(0, Math.max(0, at)).filter(({ author }) => author.id !== me)
      ask(newer.toReversed())
      return newer.length > 0
    },
  }
}
