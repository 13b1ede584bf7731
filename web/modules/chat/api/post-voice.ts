import { chatTalk as endpoints } from '@diwan/contract/chat/endpoints'
import { documentFromText } from '@diwan/core/document'
import { newRequestId } from '../../../kit/request-id.ts'
import { sendWrite } from '../../../kit/under-way.ts'
import { keepRecording, type Recording } from './recordings.ts'

interface Answers {
  readonly quotedId?: string
  readonly threadOf?: string
  readonly alsoMain?: boolean
}

/** It leaves the recorder at once and waits for the network like words do. Words need not wait for it: it is no part of their order. */
export async function postVoice(id: string, recording: Recording, answers: Answers): Promise<void> {
  const requestId = newRequestId()
  await keepRecording(requestId, recording)
  const input = { id, body: documentFromText('', 'rtl'), attachments: [], voice: { wave: [...recording.wave] }, ...answers }
  sendWrite(endpoints.say.name, { input, requestId }, { quiet: true })
}
