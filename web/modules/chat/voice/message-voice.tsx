import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { fileUrl } from '../../../kit/attached-files.ts'
import { useRecording } from '../api/recordings.ts'
import { VoicePlayer } from './voice-player.tsx'

/** A voice that is in the chat. */
export function MessageVoice({ message: { attachments, voice } }: { readonly message: TalkMessage }) {
  const [file] = attachments
  if (!file || !voice) return null
  return <VoicePlayer src={fileUrl(file.id)} seconds={file.media?.seconds ?? 0} wave={voice.wave} />
}

/** One that is on its way, played from this browser. */
export function OutgoingVoice({ requestId, wave }: { readonly requestId: string; readonly wave: readonly number[] }) {
  const recording = useRecording(requestId)
  return <VoicePlayer src={recording?.url} seconds={recording?.seconds ?? 0} wave={wave} />
}
