import { useEffect, useState } from 'react'

/** A timer knows no longer time. */
const LONGEST_MS = 2 ** 31 - 1

/** By the clock of this browser, for what is offered; the portal decides by its own. An end that is moved before now is over at once. */
export function useUntil(seconds: number): boolean {
  const [now, setNow] = useState(() => Date.now())
  const end = seconds * 1000
  useEffect(() => {
    const left = end - Date.now()
    if (now >= end || left > LONGEST_MS) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [end, now])
  return now < end
}
