import { useCallback, useEffect, useState } from 'react'
import { session, useSession } from '../../../kit/session.ts'
import { dropRecording, keepRecording, recordingOf, type Recording } from '../api/recordings.ts'

export interface UnsentVoice {
  /** The recorder stands in the place of the field. */
  readonly speaking: boolean
  /** Recorded for this place before its screen was left or the page was loaded again. */
  readonly before: Recording | undefined
  readonly speak: () => void
  readonly keep: (recording: Recording) => void
  /** It was sent or thrown away. */
  readonly end: () => void
}

/** What was recorded for a place and is not sent is kept in this browser, as words are that were typed there. */
export function useUnsentVoice(place: string): UnsentVoice {
  const me = useSession()?.metadata.id ?? ''
  const name = `unsent/${me}/${place}`
  const [speaking, setSpeaking] = useState(false)
  const [before, setBefore] = useState<Recording>()
  useEffect(() => {
    let gone = false
    const look = async () => {
      const found = await recordingOf(name)
      if (!found || gone) return
      setBefore(found)
      setSpeaking(true)
    }
    void look()
    return () => {
      gone = true
    }
  }, [name])
  const keep = useCallback(
    (recording: Recording) => {
      if (session()?.metadata.id === me) void keepRecording(name, recording) // not what signing out cut off
    },
    [me, name],
  )
  const end = () => {
    dropRecording(name)
    setBefore(undefined)
    setSpeaking(false)
  }
  return { speaking, before, speak: () => setSpeaking(true), keep, end }
}
