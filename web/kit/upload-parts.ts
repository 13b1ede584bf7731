import { fileAddresses } from '@diwan/contract/files/addresses'
import { UPLOAD_PART } from '@diwan/contract/files/limits'
import type { UploadSlot } from '@diwan/contract/files/schemas'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { backOff, rest, untilOnline } from './back-off.ts'
import { callAddress } from './call.ts'
import { asProblem, Problem } from './problem.ts'
import { newRequestId } from './request-id.ts'
import { sendBytes, TURN_MS, waitsForTurn, type UploadedFile } from './upload.ts'

/** For the network, or for its turn among the other uploads of this person. */
export type Waits = 'network' | 'turn'

export interface Journey {
  /** The same for every try of one file: the portal then goes on with what it has. */
  readonly requestId: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
  readonly onWait: (waits: Waits | undefined) => void
}

/** With a living network this often, one after the other, before somebody has to say "try again". */
const TRIES = 5

/**
 * Sends a file in parts. When the network is cut it waits, asks how much has arrived, and goes on from there; where the portal
 * has given it up by then, it is sent from its beginning.
 */
export async function uploadInParts(file: File, purpose: FilePurpose, journey: Journey): Promise<UploadedFile> {
  for (let begun = 1; ; begun += 1) {
    try {
      return await sendParts(file, purpose, begun === 1 ? journey : { ...journey, requestId: newRequestId() })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'not_found' || begun >= TRIES) throw error
      journey.onProgress(0)
    }
  }
}

async function sendParts(file: File, purpose: FilePurpose, journey: Journey): Promise<UploadedFile> {
  const { requestId, signal, onProgress } = journey
  const slot = await steadily(journey, () =>
    callAddress<UploadSlot>(fileAddresses.begin, { name: file.name, purpose, bytes: file.size }, { requestId, signal }),
  )
  let at = slot.received
  while (at < file.size) {
    const begin = at
    const part = file.slice(begin, begin + UPLOAD_PART)
    const send = () => sendPart(slot.id, begin, part, signal, (done) => onProgress((begin + done * part.size) / file.size))
    const answer = await steadily(journey, () =>
      send().catch(async (error: unknown) => {
        if (!isLost(error)) throw error
        const arrived = await callAddress<UploadSlot>(fileAddresses.progress, { id: slot.id }, { signal })
        if (arrived.received === begin) throw error
        return arrived
      }),
    )
    at = answer.received
    onProgress(at / file.size)
  }
  return steadily(journey, () => callAddress<UploadedFile>(fileAddresses.finish, { id: slot.id }, { signal }))
}

/** It may have arrived, or arrived before: the portal knows where it stands. */
const isLost = (error: unknown): boolean => error instanceof Problem && (error.mayPass || error.code === 'files.out_of_step')

function sendPart(id: string, offset: number, part: Blob, signal: AbortSignal, onProgress: (done: number) => void) {
  const path = `${fileAddresses.append.path.replace('{id}', id)}?offset=${offset}`
  const { done, cancel } = sendBytes<UploadSlot>(part, path, { onProgress })
  signal.addEventListener('abort', cancel)
  return done.finally(() => signal.removeEventListener('abort', cancel))
}

async function steadily<T>({ signal, onWait }: Journey, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      signal.throwIfAborted()
      const answer = await attempt()
      onWait(undefined)
      return answer
    } catch (error) {
      signal.throwIfAborted()
      const problem = asProblem(error)
      const turn = waitsForTurn(problem)
      if (!turn && (!problem.mayPass || (tried >= TRIES && navigator.onLine))) throw problem
      onWait(turn ? 'turn' : 'network')
      const pause = Math.max(backOff(tried, turn ? TURN_MS : undefined), (problem.retryAfter ?? 0) * 1_000)
      await (navigator.onLine ? rest(pause, signal) : untilOnline(signal))
    }
  }
}
