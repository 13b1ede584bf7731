import { useEffect, useState, type RefObject } from 'react'

/** Where there is room: palette, both languages and properties; both languages without the palette; one language. */
const PALETTE_FROM = 960
const PROPERTIES_FROM = 820
const BOTH_FROM = 640

/** What of the builder fits beside what, by the width of the builder itself. */
export function useSides(root: RefObject<HTMLElement | null>): { palette: boolean; properties: boolean; both: boolean } {
  const [width, setWidth] = useState(PALETTE_FROM)
  useEffect(() => {
    if (!root.current) return undefined
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [root])
  return { palette: width >= PALETTE_FROM, properties: width >= PROPERTIES_FROM, both: width >= BOTH_FROM }
}
