import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000
const seconds = () => Math.floor(Date.now() / 1_000)

/** The present in seconds, which moves on each minute. */
export function useNow(): number {
  const [now, setNow] = useState(seconds)
  useEffect(() => {
    const beat = setInterval(() => setNow(seconds()), MINUTE_MS)
    return () => clearInterval(beat)
  }, [])
  return now
}
