/** Gives the focus back to an element that had it, unless something else took it or the element is gone. */
export function returnFocus(before: Element | null): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body
  if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
}
