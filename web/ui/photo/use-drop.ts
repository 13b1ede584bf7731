import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** A place onto which one file may be dropped. It adds nothing for the keyboard: a button beside it opens the same. */
export function useDrop<E extends HTMLElement>(onFile: (file: File) => void): { place: RefObject<E | null>; over: boolean } {
  const place = useRef<E>(null)
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onFile)
  useEffect(() => {
    const hear = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined
      if (file) dropped(file)
    }
    const element = place.current
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) element?.addEventListener(kind, hear)
    return () => kinds.forEach((kind) => element?.removeEventListener(kind, hear))
  }, [])
  return { place, over }
}
