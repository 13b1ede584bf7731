import { isTyping } from './is-typing.ts'

/** A dialog that opens for the first time is fetched first; text typed later than this belongs to something else. */
const LONGEST_MS = 3_000
/** If the portal has not answered by then, the keyboard belongs to the screen again. */
const ANSWER_MS = 10_000
/**
 * If the first focus in a dialog that opens is not a field, no field takes the typed letters, unless the dialog moves the focus at once. One
 * that names the field in which its reader begins is waited for as long as the field takes.
 */
const DIALOG_MS = 400
const AUTOFOCUS = '[data-autofocus]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'

let end: (() => void) | undefined

/**
 * Keeps what a person types while a field is on its way, and types it into the field as soon as it takes the focus. Without it the first
 * letters would be lost, or run the commands of the screen. Call it when a key or a choice has begun to open something with a field.
 * Enter begins a line: nothing is sent that its writer has not seen. If the portal is asked first, `asked` ends with its answer: the
 * field is awaited from then on, and no longer once the portal has refused. A dialog that closes gives the focus back to the button that
 * opened it; that ends nothing.
 */
export function typeAhead(asked?: Promise<unknown>): void {
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitFor = (ms: number) => {
    clearTimeout(timer)
    if (end === stop) timer = setTimeout(stop, ms)
  }
  const arrive = ({ target }: FocusEvent) => {
    if (target === before || !(target instanceof HTMLElement)) return
    const dialog = target.closest(DIALOG)
    if (!isTyping(target)) return waitFor(dialog && !dialog.querySelector(AUTOFOCUS) ? DIALOG_MS : LONGEST_MS)
    clearTimeout(timer)
    timer = setTimeout(handOver)
  }
  const handOver = () => {
    if (!isTyping(document.activeElement)) return waitFor(LONGEST_MS) // the focus has gone elsewhere again
    stop()
    if (typed.length > 0) document.execCommand('insertText', false, typed.join(''))
  }
  const stop = () => {
    if (end !== stop) return
    clearTimeout(timer)
    removeEventListener('keydown', press, true)
    removeEventListener('focusin', arrive)
    removeEventListener('pointerdown', stop, true)
    end = undefined
  }
  addEventListener('keydown', press, true)
  addEventListener('focusin', arrive)
  addEventListener('pointerdown', stop, true)
  end = stop
  waitFor(asked ? ANSWER_MS : LONGEST_MS)
  void asked?.then(() => waitFor(LONGEST_MS), stop)
}
