import { useState, type KeyboardEvent } from 'react'

/** The commonest reason for a wrong password, told before it is sent. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { on, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
