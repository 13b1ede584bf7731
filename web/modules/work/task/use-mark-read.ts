import { useEffect, useEffectEvent } from 'react'

/** What was told of a record is read with it. */
export function useMarkRead(mark: () => void, id: string): void {
  const read = useEffectEvent(mark)
  useEffect(() => read(), [id])
}
