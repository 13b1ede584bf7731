import { useState } from 'react'

const STEPS = 50
/** Typing in one field is one step, as long as it goes on. */
const REST_MS = 900

interface Past<T> {
  readonly before: readonly T[]
  readonly after: readonly T[]
  readonly at: number
  readonly where: string
}
const nothing = { before: [], after: [], at: 0, where: '' }

export interface Undo<T> {
  /** `where` names what is being typed in; without it the change is a step of its own. */
  readonly change: (value: T, where?: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  readonly forget: () => void
}

/** Fifty steps back and forth over a value that somebody else keeps. */
export function useUndo<T>(value: T, keep: (value: T) => void): Undo<T> {
  const [{ before, after, at, where }, setPast] = useState<Past<T>>(nothing)
  const last = before.at(-1)
  const next = after.at(-1)
  return {
    change: (now, place = '') => {
      const time = Date.now()
      const same = place !== '' && place === where && time - at < REST_MS
      setPast({ before: same ? before : [...before, value].slice(-STEPS), after: [], at: time, where: place })
      keep(now)
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setPast({ before: before.slice(0, -1), after: [...after, value], at: 0, where: '' })
            keep(last)
          },
    redo:
      next === undefined
        ? undefined
        : () => {
            setPast({ before: [...before, value], after: after.slice(0, -1), at: 0, where: '' })
            keep(next)
          },
    forget: () => setPast(nothing),
  }
}
