/** For what lies over the end of a row: it covers each column wholly or not at all, so that no half of a value is read. */
export function coverColumns(over: HTMLElement | null): (() => void) | undefined {
  const row = over?.closest('tr')
  if (!over || !row) return undefined
  const fit = () => {
    const rtl = getComputedStyle(row).direction === 'rtl'
    const end = row.getBoundingClientRect()
    /** How far the start of an element is from the end of the row. */
    const reach = (one: Element) => {
      const box = one.getBoundingClientRect()
      return rtl ? box.right - end.left : end.right - box.left
    }
    const own = [...over.children].reduce((sum, one) => Math.max(sum, reach(one)), 0)
    const cell = [...row.cells].toReversed().find((one) => reach(one) >= own)
    if (own > 0 && cell) over.style.minInlineSize = `${reach(cell)}px`
  }
  const observer = new ResizeObserver(fit)
  observer.observe(over)
  return () => observer.disconnect()
}
