import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { useCallback, useEffect, useState } from 'react'
import { wrongBefore } from './form-fields.ts'
import { useKeptText } from './kept-text.ts'
import { Problem, type WrongField } from './problem.ts'
import type { ReturnedLine } from './return-line.ts'
import { inputSchema, loadInputSchema } from './schemas.ts'
import { useWrite } from './write.ts'

const none: readonly ReturnedLine[] = []

interface QuickAddOptions {
  /** Under which refused lines are kept for this tab. */
  readonly name: string
  readonly scope?: string
}

/**
 * A field whose line is sent with Enter and is empty at once. What the contract refuses never leaves the field; a line that the
 * portal refuses comes back into the field, as soon as it is empty, with the reason.
 */
export function useQuickAdd<E extends Endpoint>(endpoint: E, { name, scope }: QuickAddOptions) {
  const [returned, keep] = useKeptText(name, none)
  const [typed, setTyped] = useState('')
  const [notMeant, setNotMeant] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const write = useWrite(endpoint, scope === undefined ? {} : { scope })
  const [back] = typed === '' ? returned : []
  const text = back?.typed ?? typed
  const writes = text !== ''
  const load = useCallback(() => loadInputSchema(endpoint), [endpoint])
  useEffect(() => {
    if (writes) void load()
  }, [writes, load])

  const change = (next: { typed?: string; notMeant?: readonly string[] }) => {
    if (back) keep(returned.length > 1 ? returned.slice(1) : undefined)
    setTyped(next.typed ?? text)
    setNotMeant(next.notMeant ?? back?.notMeant ?? notMeant)
    setWrong([])
  }
  /** Answers whether the line left the field. */
  const send = (input: SentInputOf<E>): boolean => {
    const fields = wrongBefore(inputSchema(endpoint), input)
    if (fields.length > 0) {
      setWrong(fields)
      return false
    }
    write.mutate(input, { line: { name, typed: text, notMeant: back?.notMeant ?? notMeant } })
    change({ typed: '', notMeant: [] })
    return true
  }
  return {
    typed: text,
    notMeant: back?.notMeant ?? notMeant,
    type: (next: string) => change({ typed: next }),
    refuse: (parts: readonly string[]) => change({ notMeant: [...(back?.notMeant ?? notMeant), ...parts] }),
    send,
    /** Leaving the field sends its line, unless this very line was refused before. */
    leave: (input: SentInputOf<E>) => void (text.trim() !== '' && !back && wrong.length === 0 && send(input)),
    /** The wrong fields of the input, found before sending or reported by the portal. */
    wrong: wrong.length > 0 ? wrong : (back?.fields ?? []),
    /** A refusal that names no field. */
    problem: back && back.fields.length === 0 ? new Problem(back.code, 400) : undefined,
  }
}
