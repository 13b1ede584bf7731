import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { useEffect, useEffectEvent, useRef } from 'react'
import { raisedMarks } from './live/thread-rows.ts'
import type { Mark } from './live/thread-page.ts'

interface Reached {
  readonly messages: readonly TalkMessage[]
  readonly marks: readonly Mark[]
  readonly read: ((mark: Mark) => void) | undefined
  readonly readTo: ((messageId: string) => void) | undefined
  /** Not before it is known what was new. */
  readonly settled: boolean
}

/** In place of an audience. */
const TO = ''

/** Says what was read when the end of the thread is reached in a page that is looked at; returns what to call then. */
export function useReadMarks({ messages, marks, read, readTo, settled }: Reached): () => void {
  const said = useRef(new Map<string, string>())
  const waits = useRef(false)
  const reached = () => {
    waits.current = document.visibilityState !== 'visible'
    if (waits.current || !settled) return
    const [newest] = messages
    if (readTo && newest && said.current.get(TO) !== newest.id) {
      said.current.set(TO, newest.id)
      readTo(newest.id)
    }
    if (!read) return
    for (const mark of raisedMarks(messages, marks)) {
      const name = `${mark.version}:${mark.seq}`
      if (said.current.get(mark.audience) === name) continue
      said.current.set(mark.audience, name)
      read(mark)
    }
  }
  const look = useEffectEvent(() => {
    if (waits.current && document.visibilityState === 'visible') reached()
  })
  useEffect(() => {
    const listen = () => look()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return reached
}
