import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The seconds of the current minute. */
export function useMinute(): number {
  const [at, set] = useState(minute)
  useEffect(() => {
    const timer = setInterval(() => set(minute()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return at
}

const minute = (): number => Math.floor(Date.now() / MINUTE_MS) * 60
