import { useState } from 'react'

/** Whether it was so at any time: what was opened once stays, to be closed in its own way. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
