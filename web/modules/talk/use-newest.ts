import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** The composer is over the end of the page. */
const COVERED = { rootMargin: '0px 0px -60px' }

export interface InThread {
  readonly id: string
}

interface Reading {
  /** Messages at the end that are not sent yet; one that failed counts more. */
  readonly outgoing: number
  /** Whether the newest entry is the reader's. */
  readonly own: boolean
  /** Looks again when this turns. */
  readonly settled: boolean
  /** Called whenever the newest entry is on the screen. */
  readonly reached?: (() => void) | undefined
}

/** A reader at the end follows new entries; a reader further up sees that there are more and is not moved. */
export function useNewest(newestFirst: readonly InThread[], { outgoing, own: isOwn, settled, reached }: Reading) {
  const newest = newestFirst[0]
  const [seen, setSeen] = useState(newest?.id)
  const end = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const follows = useRef(false)
  const shown = useRef({ newest: newest?.id, outgoing })

  const atNewest = useEffectEvent(() => reached?.())
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      const here = entry?.isIntersecting ?? false
      follows.current = here
      setAtEnd(here)
      if (!here) return
      setSeen(newest?.id)
      atNewest()
    }, COVERED)
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [newest?.id, settled])

  const toEnd = () => end.current?.scrollIntoView({ block: 'end' })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { newest: newest?.id, outgoing }
    const own = outgoing > before.outgoing || (newest?.id !== before.newest && isOwn)
    if (own || (newest?.id !== before.newest && follows.current)) toEnd()
  }, [newest?.id, isOwn, outgoing])

  const unseen = Math.max(
    0,
    newestFirst.findIndex(({ id }) => id === seen),
  )
  return { end, atEnd, unseen, toEnd }
}
