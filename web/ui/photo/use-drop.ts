import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** A place onto which files may be dropped. It adds nothing for the keyboard: a button beside it opens the same. */
export function useDrop<E extends HTMLElement>(
  onFile: (file: File, all: readonly File[]) => void,
): { place: RefObject<E | null>; over: boolean } {
  const place = useRef<E>(null)
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onFile)
  useEffect(() => {
    const hear = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.type === 'dragover')
      const all = event.type === 'drop' ? [...(event.dataTransfer?.files ?? [])] : []
      if (all[0]) dropped(all[0], all)
    }
    const element = place.current
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) element?.addEventListener(kind, hear)
    return () => kinds.forEach((kind) => element?.removeEventListener(kind, hear))
  }, [])
  return { place, over }
}
