import type { ComboboxStore } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'

interface Matches {
  readonly text: string
  /** In the order in which they are shown. */
  readonly keys: readonly string[]
  /** Whether the first of them answers what is typed now, or the answer is on its way; else nothing was asked. */
  readonly state: 'answered' | 'asking' | 'idle'
  readonly choose: (key: string) => void
}

/**
 * The first match is active before any arrow is pressed; what comes in later takes the mark from nobody who moved it. Enter before
 * the answer waits for it.
 */
export function useFirstMatch(store: ComboboxStore, { text, keys, state, choose }: Matches) {
  const { selectFirstOption, resetSelectedOption, updateSelectedOptionIndex, targetRef } = store
  const movedFor = useRef<string>(undefined)
  const enteredFor = useRef<string>(undefined)
  const shown = keys.join(' ')

  useEffect(() => {
    if (movedFor.current === text) return updateSelectedOptionIndex()
    movedFor.current = undefined
    if (state === 'answered' && shown !== '') return announceOption(targetRef.current, selectFirstOption())
    resetSelectedOption()
    announceOption(targetRef.current, null)
  }, [text, shown, state, selectFirstOption, resetSelectedOption, updateSelectedOptionIndex, targetRef])

  useEffect(() => {
    if (enteredFor.current === undefined || (enteredFor.current === text && state === 'asking')) return
    const [first] = keys
    const still = enteredFor.current === text
    enteredFor.current = undefined
    if (still && first !== undefined) choose(first)
  })

  return (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      movedFor.current = text
      queueMicrotask(() => announceOption(targetRef.current, markedOf(store.listId)))
    }
    if (event.key !== 'Enter' || state !== 'asking' || movedFor.current === text) return
    event.preventDefault()
    enteredFor.current = text
  }
}

/** Tells screen readers which one is active: the store knows it only once an arrow was pressed. */
function announceOption(target: HTMLElement | null, option: string | null): void {
  if (option === null) target?.removeAttribute('aria-activedescendant')
  else target?.setAttribute('aria-activedescendant', option)
}

const markedOf = (list: string | null): string | null =>
  document.querySelector(`[id="${list}"] [data-combobox-selected]`)?.id ?? null

/** This Enter chooses among the letters of an input method. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229
