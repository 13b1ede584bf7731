import { useEffect, useEffectEvent } from 'react'
import { rest } from '../kit/back-off.ts'
import { untilReached } from '../kit/reached.ts'

const SOON_MS = 15_000
const PAUSE_MS = 5_000
let lastRetry = -SOON_MS

/** As soon as the portal answers, for as long as this waits. What is missing although it answers is not asked for again at once. */
export function useRetry(onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const left = new AbortController()
    const wait = async () => {
      while (!left.signal.aborted) {
        await rest(performance.now() - lastRetry < SOON_MS ? PAUSE_MS : 0, left.signal)
        await untilReached(left.signal)
        if (left.signal.aborted) return
        lastRetry = performance.now()
        retry()
      }
    }
    void wait()
    return () => left.abort()
  }, [])
}
