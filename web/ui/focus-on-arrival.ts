/**
 * For the `ref` of an element in a focus trap whose content may come later: the trap looks for a field once, when it opens. Moves the
 * focus to the first field as soon as there is one, unless the focus is inside already.
 */
export function focusOnArrival(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const focus = () => {
    if (!box.contains(document.activeElement)) firstIn(box)?.focus({ preventScroll: true })
    if (box.contains(document.activeElement)) observer.disconnect()
  }
  const observer = new MutationObserver(focus)
  observer.observe(box, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

const firstIn = (box: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>('[data-autofocus]') ??
  box.querySelector<HTMLElement>('input, select, textarea, button, a[href], [tabindex="0"]')
