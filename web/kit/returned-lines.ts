import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { useCallback, useEffect, useState } from 'react'
import { wrongBefore } from './form-fields.ts'
import { keepText, keptText, useKeptText } from './kept-text.ts'
import { Problem, type WrongField } from './problem.ts'
import { inputSchema, loadInputSchema } from './schemas.ts'
import { useWrite } from './write.ts'

/** A line that the portal refused, with the reason. */
export interface ReturnedLine {
  readonly typed: string
  /** Parts that the writer did not mean; the caller knows what they are. */
  readonly notMeant: readonly string[]
  readonly code: ErrorCode
  readonly fields: readonly WrongField[]
}

const none: readonly ReturnedLine[] = []

/** Puts a refused line back, behind those that wait for their writer. It outlives the field and a reload. */
export function returnLine(name: string, line: Pick<ReturnedLine, 'typed' | 'notMeant'>, { code, fields }: Problem): void {
  keepText(name, [...keptText(name, none), { ...line, code, fields }])
}

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
    const line = { typed: text, notMeant: back?.notMeant ?? notMeant }
    write.mutateAsync(input).catch((problem: Problem) => returnLine(name, line, problem))
    change({ typed: '', notMeant: [] })
    return true
  }
  return {
    typed: text,
    notMeant: back?.notMeant ?? notMeant,
    type: (next: string) => change({ typed: next }),
    refuse: (part: string) => change({ notMeant: [...(back?.notMeant ?? notMeant), part] }),
    send,
    /** What is wrong with the fields of the input, before it is sent or as the portal said. */
    wrong: wrong.length > 0 ? wrong : (back?.fields ?? []),
    /** A refusal that names no field. */
    problem: back && back.fields.length === 0 ? new Problem(back.code, 400) : undefined,
  }
}
