import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide an element is drawn, known before it is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => window.innerWidth)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const tell = () => box.clientWidth > 0 && setWidth(box.clientWidth)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return width
}
