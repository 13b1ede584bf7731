import { Textarea, type TextareaProps } from '@mantine/core'
import type { KeyboardEvent, Ref } from 'react'

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent)
export const SEND_KEYS = apple ? '⌘ Enter' : 'Ctrl + Enter'

export type WritingAreaProps = TextareaProps & { value: string; ref?: Ref<HTMLTextAreaElement> }

/** The light composer. What is typed has its own direction; the hint in an empty field has the reader's. */
export function WritingArea({ value, onKeyDown, ...props }: WritingAreaProps) {
  return (
    <Textarea
      autosize
      {...props}
      value={value}
      {...(value !== '' && { dir: 'auto' })}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.isDefaultPrevented() && sendsOn(event)) event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

/** By the place of the key, not its letter: an Arabic keyboard has the same Enter. Not while an input method is composing. */
function sendsOn(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return false
  if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return false
  event.preventDefault()
  return true
}
