import { useEffect, type KeyboardEvent as ReactKeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'repeat'>

const isSend = ({ key, ctrlKey, metaKey, isComposing, repeat }: Pressed): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !isComposing && !repeat

/** Ctrl or ⌘ with Enter sends the form that has the focus, or the one of the dialog where its head has it: a dialog opened from another one is inside it here, and hears it first. */
export function sendByKey(event: ReactKeyboardEvent<HTMLElement>): void {
  if (!isSend(event.nativeEvent)) return
  const form = event.target instanceof Element && formAround(event.target)
  if (event.isDefaultPrevented() || !form) return
  event.preventDefault()
  if (canBeSent(form) || !form.querySelector('[type=submit]')) form.requestSubmit()
}

/** A form whose button is disabled, as while it is being sent, is not sent by keys either. */
const canBeSent = (form: HTMLFormElement): boolean => form.querySelector('[type=submit]:not(:disabled)') !== null

const formAround = (at: Element): HTMLFormElement | null =>
  at.closest('form') ?? at.closest('[role=dialog]')?.querySelector('form') ?? null

/** For the root of the portal: the same for every form with a button that sends, unless a field of it has its own use for the keys. */
export function useSendByKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSend(event) || event.defaultPrevented || !(event.target instanceof Element)) return
      const form = formAround(event.target)
      if (!form || !canBeSent(form)) return
      event.preventDefault()
      form.requestSubmit()
    }
    /** A list that drops down in a form would take the keys for itself. */
    const pressInList = (event: KeyboardEvent) => {
      if (!isSend(event) || !(event.target instanceof HTMLInputElement)) return
      if (event.target.getAttribute('aria-haspopup') !== 'listbox' || !formAround(event.target)) return
      event.stopPropagation()
      press(event)
    }
    addEventListener('keydown', press)
    addEventListener('keydown', pressInList, true)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('keydown', pressInList, true)
    }
  }, [])
}

/** For the `ref` of a form that is a whole screen: its first field has the focus when it comes, unless that would open a keyboard over it. */
export function startsInFirstField(form: HTMLFormElement | null): void {
  if (!form || matchMedia('(hover: none)').matches || !document.activeElement?.matches('body, #main')) return
  form.querySelector<HTMLElement>('input:not([type=hidden], [type=file]), textarea, select')?.focus({ preventScroll: true })
}
