import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { useEffect, useEffectEvent, useRef } from 'react'
import { raisedMarks } from './live/thread-rows.ts'
import type { Mark } from './live/thread-page.ts'

interface Reached {
  readonly messages: readonly TalkMessage[]
  readonly marks: readonly Mark[]
  readonly read: ((mark: Mark) => void) | undefined
  readonly readTo: ((messageId: string) => void) | undefined
  /** Nothing is marked as read before it is known which messages are new. */
  readonly settled: boolean
}

/** The key for `readTo`, which has no audience. */
const TO = ''

/** Sends the read marks when the end of the thread is reached in a visible page; the caller calls the returned function then. */
export function useReadMarks({ messages, marks, read, readTo, settled }: Reached): () => void {
  const sent = useRef(new Map<string, string>())
  const waits = useRef(false)
  const reached = () => {
    waits.current = document.visibilityState !== 'visible'
    if (waits.current || !settled) return
    const [newest] = messages
    if (readTo && newest && sent.current.get(TO) !== newest.id) {
      sent.current.set(TO, newest.id)
      readTo(newest.id)
    }
    if (!read) return
    for (const mark of raisedMarks(messages, marks)) {
      const name = `${mark.version}:${mark.seq}`
      if (sent.current.get(mark.audience) === name) continue
      sent.current.set(mark.audience, name)
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
