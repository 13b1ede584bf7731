import { SOUND_TYPES } from '@diwan/contract/files/vocabulary'
import type { Recording } from '../api/recordings.ts'
import { waveOf } from './wave.ts'

/** Why nothing can be recorded, as the words name it. */
export type NoVoice = 'insecure' | 'unsupported' | 'noMicrophone' | 'notAllowed'

/** What a browser calls it when there is no microphone, or another program holds it. */
const MISSING: ReadonlySet<string> = new Set(['NotFoundError', 'NotReadableError'])
const EVERY_MS = 100
const BITS = 32_000

export interface Recorder {
  /** From 0 to 1, of the last moment. */
  readonly level: () => number
  readonly seconds: () => number
  /** The sound as recorded so far. */
  readonly stop: () => Promise<Recording>
  /** As if nothing had been said. */
  readonly cancel: () => void
}

/** A browser shows its microphone only to an address that nobody on the way can change. */
export const noVoiceHere = (): NoVoice | undefined => {
  if (!isSecureContext) return 'insecure'
  return typeof MediaRecorder === 'undefined' || typeof navigator.mediaDevices?.getUserMedia !== 'function'
    ? 'unsupported'
    : undefined
}

/** Asks for the microphone and begins, or says why it cannot. */
export async function startRecorder(): Promise<Recorder | NoVoice> {
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1 } })
    .catch(({ name }: DOMException): NoVoice => (MISSING.has(name) ? 'noMicrophone' : 'notAllowed'))
  if (typeof stream === 'string') return stream
  const type = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'].find((one) => MediaRecorder.isTypeSupported(one))
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: BITS })
  const pieces: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
  const input = listen(stream)
  const levels: number[] = []
  const begun = performance.now()
  const timer = setInterval(() => levels.push(input.level()), EVERY_MS)
  let ended: number | undefined
  const seconds = () => ((ended ?? performance.now()) - begun) / 1_000
  const end = () => {
    ended ??= performance.now()
    clearInterval(timer)
    input.close()
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.start()
  return {
    level: input.level,
    seconds,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => {
          const kind = SOUND_TYPES.find((one) => recorder.mimeType.startsWith(one)) ?? 'audio/webm'
          resolve({ blob: new Blob(pieces, { type: kind }), seconds: seconds(), wave: waveOf(levels) })
        })
        if (recorder.state !== 'inactive') recorder.stop()
        end()
      }),
    cancel: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      end()
    },
  }
}

function listen(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      return Math.min(1, Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length) * 3)
    },
    close: () => void (context.state === 'closed' || context.close()),
  }
}
