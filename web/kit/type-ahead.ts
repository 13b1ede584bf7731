import { isTyping } from './is-typing.ts'

/** A dialog that opens for the first time is fetched first; text typed later than this belongs to something else. */
const LONGEST_MS = 3_000
/** If the first focus in a dialog is not a field, no field takes the typed letters, unless the dialog moves the focus at once. */
const DIALOG_MS = 400

let end: (() => void) | undefined

/**
 * Keeps what a person types while a field is on its way, and types it into the field as soon as it takes the focus. Without it the first
 * letters would be lost, or run the commands of the screen. Call it when a key or a choice has begun to open something with a field.
 * Enter begins a line: nothing is sent that its writer has not seen.
 */
export function typeAhead(): void {
  end?.()
  const before = document.activeElement
  const typed: string[] = []
  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' || event.key === 'Tab') return stop()
    const letter = event.key === 'Enter' ? '\n' : event.key
    if (event.key === 'Backspace') typed.pop()
    else if (letter.length !== 1) return
    else if (!event.repeat) typed.push(letter)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const arrive = ({ target }: FocusEvent) => {
    if (target === before || !(target instanceof HTMLElement)) return
    clearTimeout(timer)
    timer = isTyping(target) ? setTimeout(handOver) : setTimeout(stop, DIALOG_MS)
  }
  const handOver = () => {
    stop()
    if (typed.length > 0) document.execCommand('insertText', false, typed.join(''))
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
