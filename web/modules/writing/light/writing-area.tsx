import type { KeyboardEvent } from 'react'
import { UserTextarea, type UserTextareaProps } from '../../../ui/user-textarea.tsx'

/** A field of plain lines that sends its form by the keyboard. */
export function WritingArea({ onKeyDown, ...props }: UserTextareaProps) {
  return (
    <UserTextarea
      autosize
      {...props}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.isDefaultPrevented() && sendsOn(event)) event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

/** By the place of the key, not its letter: an Arabic keyboard has the same Enter. Not while an input method is composing; with Shift or Alt it is another command. */
function sendsOn(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false
  if (event.code !== 'Enter' && event.code !== 'NumpadEnter') return false
  event.preventDefault()
  return true
}
