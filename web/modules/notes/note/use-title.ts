import { notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import type { Problem } from '../../../kit/problem.ts'
import { useWrite } from '../../../kit/write.ts'

/** Kept once the typing rests; within a second. */
const REST_MS = 600

export interface Title {
  readonly value: string
  readonly isMissing: boolean
  /** Why the portal refused the words; they stay in the field. */
  readonly problem: Problem | undefined
  readonly type: (text: string) => void
  /** The field is left: at once. */
  readonly leave: () => void
}

/** The title as it is typed. If another person changed it since, the refusal is shown with their title; nothing is overwritten. */
export function useTitle({ id, title, version }: Note): Title {
  const [typed, setTyped] = useState<string>()
  const change = useWrite(notes.change, { scope: `note ${id}` })
  const text = typed?.trim()
  const keep = (next: string) => {
    if (next === '' || next === title) return
    change.mutate(
      { id, version, title: next },
      {
        onSuccess: () => setTyped((now) => (now?.trim() === next ? undefined : now)),
        onError: ({ mayPass, fields }) => !mayPass && fields.length === 0 && setTyped(undefined),
      },
    )
  }
  const later = useDebouncedCallback(keep, REST_MS)
  return {
    value: typed ?? title,
    isMissing: text === '',
    problem: typed !== undefined && change.error?.fields.length ? change.error : undefined,
    type: (next) => {
      setTyped(next)
      later(next.trim())
    },
    leave: () => {
      later.cancel()
      if (text) keep(text)
    },
  }
}
