import { turnLine } from '@diwan/core/light-text'
import { directionOf } from '@diwan/core/direction'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useDirection } from '../../kit/formats.ts'

export type Area = RefObject<HTMLTextAreaElement | null>

/** As if it had been typed: the field hears of it, and what was there comes back by undoing. */
export function typeOver(area: HTMLTextAreaElement, from: number, to: number, words: string): void {
  area.focus()
  area.setSelectionRange(from, to)
  if (document.execCommand('insertText', false, words)) return
  area.setRangeText(words, from, to, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

export interface Turning {
  /** Of the field whose lines are turned. */
  readonly area: Area
  readonly turn: () => void
  /** How the line reads now, once it was turned. */
  readonly turned: 'rtl' | 'ltr' | undefined
}

/** By hand, the direction of the line in which somebody writes; said by a mark in the text, so that it is kept with it. */
export function useTurning(): Turning {
  const area = useRef<HTMLTextAreaElement>(null)
  const page = useDirection()
  const [turned, tell] = useState<'rtl' | 'ltr'>()
  const turn = () => {
    const field = area.current
    if (!field) return
    const { text, place } = turnLine(field.value, field.selectionStart, page)
    typeOver(field, 0, field.value.length, text)
    field.setSelectionRange(place, place)
    tell(directionOf(lineAt(text, place), page))
  }
  return { area, turn, turned }
}

const lineAt = (text: string, place: number): string =>
  text
    .slice(text.lastIndexOf('\n', place - 1) + 1)
    .split('\n')[0]!
    .replace(/^(?:> ?)*/, '')

/** As in common editors; by the place of the key, whatever is written on it. */
export const turnsOn = ({ code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyX' && shiftKey && (ctrlKey || metaKey)
