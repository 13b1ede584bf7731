import type { ThreadEntry } from '@diwan/contract/tickets/schemas'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The composer stands over the end of the page. */
const COVERED = { rootMargin: '0px 0px -60px' }

/** Whoever reads the end follows it; whoever reads further up is told that there is more, and is not moved. */
export function useNewest(newestFirst: readonly ThreadEntry[], outgoing: number, me: string) {
  const newest = newestFirst[0]
  const author = newest && (newest.kind === 'event' ? newest.by?.id : newest.author.id)
  const [seen, setSeen] = useState(newest?.id)
  const end = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const follows = useRef(false)
  const shown = useRef({ newest: newest?.id, outgoing })

  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      const here = entry?.isIntersecting ?? false
      follows.current = here
      setAtEnd(here)
      if (here) setSeen(newest?.id)
    }, COVERED)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [newest?.id])

  const toEnd = () => end.current?.scrollIntoView({ block: 'end' })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { newest: newest?.id, outgoing }
    const own = outgoing > before.outgoing || (newest?.id !== before.newest && author === me)
    if (own || (newest?.id !== before.newest && follows.current)) toEnd()
  }, [newest?.id, author, outgoing, me])

  const unseen = Math.max(
    0,
    newestFirst.findIndex(({ id }) => id === seen),
  )
  return { end, atEnd, unseen, toEnd }
}
