import { useEffect, useState } from 'react'

/** Below the header of the page, in the upper part of the window. */
const READ = '-64px 0px -55% 0px'

/** The place of the first of these that is being read. */
export function useSeenFirst(elements: readonly HTMLElement[]): number {
  const [seen, setSeen] = useState<ReadonlySet<Element>>(new Set())
  const [last, setLast] = useState(0)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (changes) =>
        setSeen((before) => {
          const now = new Set(before)
          for (const { target, isIntersecting } of changes) now[isIntersecting ? 'add' : 'delete'](target)
          return now
        }),
      { rootMargin: READ },
    )
    for (const element of elements) watch.observe(element)
    return () => watch.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- a new list of the same elements is no change
  }, [elements.length])
  const first = elements.findIndex((element) => seen.has(element))
  if (first >= 0 && first !== last) setLast(first)
  return first >= 0 ? first : last
}
