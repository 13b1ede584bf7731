import type { PageHeading } from '@diwan/core/page/headings'
import { useEffect, useState } from 'react'

/** Where reading takes place: below the first line of the screen, in its upper third. */
const READ_AREA = '-64px 0px -66% 0px'

/** The heading whose part is being read: the first in the upper third of the screen, otherwise the last one above it. */
export function useCurrentHeading(headings: readonly PageHeading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        // The page is drawn again when its files and cards have loaded.
        if (elements.some((element) => !element.isConnected)) return setDrawn((times) => times + 1)
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        const first = elements.find((element) => visible.has(element))
        const above = elements.findLast((element) => element.getBoundingClientRect().top < 64)
        const next = first ?? above
        if (next) setCurrent(next.id)
      },
      { rootMargin: READ_AREA },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings, drawn])
  return current
}
