import { use, useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Reveal } from '../reveal.ts'

/**
 * Keeps the form around a field from being sent while the typed text is no value: nothing is saved without it. The field gets the
 * focus and says what is wrong.
 */
export function useHeldForm(input: RefObject<HTMLInputElement | null>, wrong: boolean, onHeld: () => void): void {
  const reveal = use(Reveal)
  const held = useEffectEvent(() => {
    flushSync(reveal) // before the focus: a hidden field takes none
    input.current?.focus()
    onHeld()
  })
  useEffect(() => {
    const form = wrong ? input.current?.form : undefined
    if (!form) return undefined
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      held()
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => form.removeEventListener('submit', hold, { capture: true })
  }, [input, wrong])
}
