import { isTouched } from '../../../kit/touched.ts'

let wanted: string | undefined

const fieldOf = (key: string) => document.querySelector<HTMLElement>(`[data-composer="${key}"] textarea`)

/** Gives the focus to the composer of a chat that was just begun, as soon as it is shown. On a touch screen it would cover the chat. */
export function focusComposer(key: string): void {
  if (isTouched()) return
  wanted = key
  takeFocus(key)
}

/** For the composer itself, when it is shown. */
export function takeFocus(key: string): void {
  const field = wanted === key ? fieldOf(key) : null
  if (!field) return
  wanted = undefined
  field.focus()
}
