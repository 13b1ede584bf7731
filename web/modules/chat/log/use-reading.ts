import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { useEffect, useEffectEvent, useRef } from 'react'
import { chatTalk } from '../api/chat-talk.ts'

interface Mark {
  readonly audience: string
  readonly seq: number
  readonly version: number
}

/** Says how far was read: up to the last message that was on the screen of a page that is looked at. */
export function useReading(id: string, marks: readonly Mark[], newestFirst: readonly TalkMessage[]): (messageId: string) => void {
  const said = useRef('')
  const waiting = useRef<string>(undefined)
  const reached = (messageId: string) => {
    const message = newestFirst.find((one) => one.id === messageId)
    const mark = message && marks.find(({ audience }) => audience === message.audience)
    if (!message || !mark || message.seq <= mark.seq) return
    waiting.current = document.visibilityState === 'visible' ? undefined : messageId
    const name = `${mark.version}:${message.seq}`
    if (waiting.current !== undefined || said.current === name) return
    said.current = name
    chatTalk.read?.(id, { ...mark, seq: message.seq })
  }
  const look = useEffectEvent(() => {
    if (waiting.current !== undefined && document.visibilityState === 'visible') reached(waiting.current)
  })
  useEffect(() => {
    const listen = () => look()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return reached
}
