import { toAsciiDigits } from '@diwan/core/digits'
import { useRef, type KeyboardEvent } from 'react'

const TYPING_MS = 700

export interface Radios {
  /** How many there are, and which is chosen; -1 for none. */
  readonly count: number
  readonly chosen: number
  readonly choose: (index: number) => void
  /** What a typed number names, in any digits. */
  readonly indexOf?: (figure: number) => number
}

/** Buttons that are radios: one stop of Tab, arrows that mean what they show, Home and End, and a number that is typed. */
export function useRadios({ count, chosen, choose, indexOf }: Radios) {
  const typed = useRef({ text: '', at: 0 })

  const numbered = (key: string): number => {
    const digit = toAsciiDigits(key)
    if (!indexOf || !/^\d$/.test(digit)) return -1
    const { text, at } = typed.current
    const now = Date.now()
    const longer = now - at < TYPING_MS ? text + digit : digit
    const found = indexOf(Number(longer)) >= 0 ? longer : digit
    typed.current = { text: found, at: now }
    return indexOf(Number(found))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const group = event.currentTarget
    const onwards = getComputedStyle(group).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const from = Math.max(chosen, 0)
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? count - 1
          : event.key === onwards || event.key === 'ArrowDown'
            ? (from + (chosen < 0 ? 0 : 1)) % count
            : event.key.startsWith('Arrow')
              ? (from - 1 + count) % count
              : numbered(event.key)
    if (to < 0 || to >= count) return
    event.preventDefault()
    choose(to)
    group.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus()
  }
  return {
    group: { role: 'radiogroup', onKeyDown } as const,
    radio: (index: number) =>
      ({
        type: 'button',
        role: 'radio',
        'aria-checked': chosen === index,
        tabIndex: index === Math.max(chosen, 0) ? 0 : -1,
        onClick: () => choose(index),
      }) as const,
  }
}
