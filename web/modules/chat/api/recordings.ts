import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import { SOUND_TYPES } from '@diwan/contract/files/vocabulary'
import { useEffect, useState } from 'react'
import { dropParts, keepParts, keptParts } from '../../../kit/kept-parts.ts'
import { Problem } from '../../../kit/problem.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { session } from '../../../kit/session.ts'
import { uploadInParts } from '../../../kit/upload-parts.ts'
import type { Attempt } from '../../../kit/write.ts'

/** What was recorded and is not in the chat yet. */
export interface Recording {
  readonly blob: Blob
  readonly seconds: number
  readonly wave: readonly number[]
}

type Saying = SentInputOf<TalkEndpoints['say']>

const nameOf = (requestId: string) => `voice/${requestId}`
const person = () => session()?.metadata.id ?? ''
/** For browsers that keep nothing: as long as the page lives. */
const held = new Map<string, Recording>()
/** What is up already, so that another try of the message sends its bytes no second time. */
const arrived = new Map<string, string>()

/** Under the id of the request, before it sets out: a reload or a dead network loses nothing. */
export async function keepRecording(requestId: string, recording: Recording): Promise<void> {
  held.set(requestId, recording)
  await keepParts(person(), nameOf(requestId), { recording })
}

export function dropRecording(requestId: string): void {
  held.delete(requestId)
  arrived.delete(requestId)
  void dropParts(person(), nameOf(requestId), ['recording'])
}

export async function recordingOf(requestId: string): Promise<Recording | undefined> {
  const [kept] = held.has(requestId) ? [held.get(requestId)] : await keptParts(person(), nameOf(requestId), ['recording'])
  return kept as Recording | undefined
}

/** The bytes go first, then the message that names them: both when there is a network. */
export async function withUpload({ input, requestId }: Attempt<Saying>): Promise<Saying> {
  if (!input.voice) return input
  const id = arrived.get(requestId) ?? (await upload(requestId))
  arrived.set(requestId, id)
  return { ...input, attachments: [id] }
}

async function upload(requestId: string): Promise<string> {
  const recording = await recordingOf(requestId)
  if (!recording) throw new Problem('files.not_available')
  const type = SOUND_TYPES.find((one) => recording.blob.type.startsWith(one)) ?? SOUND_TYPES[0]
  const file = new File([recording.blob], `voice.${type.slice('audio/'.length)}`, { type })
  const journey = { signal: new AbortController().signal, onProgress: () => undefined, onWait: () => undefined }
  return (await uploadInParts(file, 'voice', { ...journey, requestId: newRequestId() })).id
}

/** The next try sends the bytes again. */
export const forgetUpload = (requestId: string): void => void arrived.delete(requestId)

/** Where the browser plays it from, while it is only here. */
export function useRecording(requestId: string): { readonly url: string; readonly seconds: number } | undefined {
  const [found, setFound] = useState<{ url: string; seconds: number }>()
  useEffect(() => {
    let url: string | undefined
    let gone = false
    const look = async () => {
      const recording = await recordingOf(requestId)
      if (!recording || gone) return
      url = URL.createObjectURL(recording.blob)
      setFound({ url, seconds: recording.seconds })
    }
    void look()
    return () => {
      gone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [requestId])
  return found
}
