import { useEffect, useEffectEvent, useRef, useState } from 'react'

const REST_MS = 1_500

/** Without a change yet it is idle. */
export type Autosaved = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed'

/**
 * Saves what is typed after a rest, one save at a time; what was typed during a save is saved after it, and what is still
 * unsaved when the page goes is saved then. A failed save is tried again with the next change. `unsaved`: what it begins with was
 * not saved before.
 */
export function useAutosave<T>(value: T, save: (value: T) => Promise<unknown>, { unsaved = false } = {}): Autosaved {
  const [state, setState] = useState<Autosaved>('idle')
  const saved = useRef(unsaved ? undefined : value)
  const isBusy = useRef(false)
  const newest = useRef(value)
  const send = useEffectEvent((what: T) => save(what))

  useEffect(() => {
    newest.current = value
    if (saved.current === value) return undefined
    const run = async (): Promise<void> => {
      if (isBusy.current || saved.current === newest.current) return
      isBusy.current = true
      const sent = newest.current
      setState('saving')
      try {
        await send(sent)
        saved.current = sent
        setState(newest.current === sent ? 'saved' : 'waiting')
      } catch {
        setState('failed')
        return
      } finally {
        isBusy.current = false
      }
      await run() // what was typed since
    }
    setState('waiting')
    const timer = setTimeout(() => void run(), REST_MS)
    const leave = () => void run()
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
  }, [value])
  return state
}
