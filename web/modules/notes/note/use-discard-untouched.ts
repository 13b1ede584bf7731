import { notes } from '@diwan/contract/notes/endpoints'
import type { Note } from '@diwan/contract/notes/schemas'
import { useSearch } from '@tanstack/react-router'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useWrite } from '../../../kit/write.ts'

const WRITTEN = '[contenteditable]'

/** A new note that is left without a word is discarded. Returns the ref of the element that holds its text. */
export function useDiscardUntouched({ id, title, version }: Note): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  const { new: isNew }: { new?: unknown } = useSearch({ strict: false })
  const { mutate } = useWrite(notes.discard, { quiet: true })
  const latest = useRef({ title, version, mutate })
  useLayoutEffect(() => {
    latest.current = { title, version, mutate }
  })
  useLayoutEffect(() => {
    const shown = body.current
    return () => {
      const now = latest.current
      const text = shown?.querySelector(WRITTEN)
      const isUntouched = now.title === '' && now.version === 1 && text?.textContent.trim() === '' && !text.querySelector('img')
      const isNamed = document.querySelector<HTMLInputElement>('h1 input')?.value !== ''
      if (isNew !== undefined && isUntouched && !isNamed) now.mutate({ id })
    }
  }, [id, isNew])
  return body
}
