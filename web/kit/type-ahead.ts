import { isTyping } from './is-typing.ts'

/** A dialog that was never opened before is fetched first; after that, what is typed is meant for something else. */
const LONGEST_MS = 3_000
/** A dialog whose first focus is no field has none that letters are meant for, unless it moves the focus at once. */
const DIALOG_MS = 400

let end: (() => void) | undefined

/**
 * Keeps what a person types while a field is on its way, and types it into the field as soon as it takes the focus. Without it the first
 * letters would be lost, or run the commands of the screen. Call it when a key or a choice has begun to open something with a field.
 */
export function typeAhead(): void {
  end?.()
  const before = document.activeElement
  const typed: string[] = []
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' || event.key === 'Tab') return stop()
    if (event.key === 'Backspace') typed.pop()
    else if (event.key !== 'Enter' && event.key.length !== 1) return
    else if (!event.repeat) typed.push(event.key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const arrive = ({ target }: FocusEvent) => {
    if (target === before || !(target instanceof HTMLElement)) return
    clearTimeout(timer)
    timer = isTyping(target) ? setTimeout(() => (stop(), typeInto(target, typed))) : setTimeout(stop, DIALOG_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('keydown', press, true)
    removeEventListener('focusin', arrive)
    removeEventListener('pointerdown', stop, true)
    end = undefined
  }
  let timer = setTimeout(stop, LONGEST_MS)
  addEventListener('keydown', press, true)
  addEventListener('focusin', arrive)
  addEventListener('pointerdown', stop, true)
  end = stop
}

/** As the person would have typed it: the commands of the editor keep undo and all listeners as they are. */
function typeInto(field: HTMLElement, keys: readonly string[]): void {
  for (const key of keys) {
    if (key === 'Enter') pressEnter(field)
    else document.execCommand('insertText', false, key)
  }
}

/** A key that a script presses sends no form, so a field that leaves it to the browser is sent here. */
function pressEnter(field: HTMLElement): void {
  const goesOn = field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }),
  )
  if (goesOn && field instanceof HTMLInputElement) field.form?.requestSubmit()
}
