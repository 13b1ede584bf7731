import { useEffect, useRef, useState } from 'react'
import { backOff } from '../../kit/back-off.ts'
import { asProblem, Problem } from '../../kit/problem.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { refusalOf, TURN_MS, upload, waitsForTurn, type Upload, type UploadedFile, type Uploading } from '../../kit/upload.ts'
import type { Part } from './upload-progress.tsx'

export interface UploadState {
  /** Between 0 and 1 while it is on its way. */
  readonly part: Part | undefined
  readonly problem: Problem | undefined
  readonly send: (file: File, said: Omit<Upload, 'name'>) => Promise<UploadedFile | undefined>
  readonly cancel: () => void
  readonly forget: () => void
}

const TRIES = 4

/** On its way or with the process that took it: the same request id brings it once, however often it is sent. */
const isLost = (answer: UploadedFile | Problem): boolean => answer instanceof Problem && answer.passesSoon && navigator.onLine

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const isQueued = (answer: UploadedFile | Problem): boolean => answer instanceof Problem && waitsForTurn(answer)

/** One upload at a time; leaving the screen ends it. Sending the same again keeps its request id. */
export function useUpload(): UploadState {
  const [part, setPart] = useState<Part>()
  const [problem, setProblem] = useState<Problem>()
  const running = useRef<Uploading<UploadedFile>>(undefined)
  const last = useRef<{ file: File; said: string; requestId: string }>(undefined)
  const leave = () => {
    const mine = running.current
    running.current = undefined // first: what is cancelled is not tried again
    mine?.cancel()
  }
  useEffect(() => leave, [])

  const send: UploadState['send'] = async (file, said) => {
    leave()
    const refusal = refusalOf(file, said.purpose)
    setProblem(refusal)
    if (refusal) return undefined
    const text = JSON.stringify(said)
    if (last.current?.file !== file || last.current.said !== text) last.current = { file, said: text, requestId: newRequestId() }
    const { requestId } = last.current
    for (let tried = 1; ; tried += 1) {
      const mine = upload(file, { name: file.name, ...said }, { requestId, onProgress: setPart })
      running.current = mine
      setPart((now) => (now === 'queued' ? now : 0)) // said until bytes go
      const answer = await mine.done.catch(asProblem)
      const again = isQueued(answer) || (isLost(answer) && tried < TRIES)
      if (running.current === mine && again) {
        if (isQueued(answer)) setPart('queued')
        await rest(backOff(tried, isQueued(answer) ? TURN_MS : undefined))
      }
      if (running.current !== mine) return undefined // withdrawn in between
      if (again) continue
      running.current = undefined
      setPart(undefined)
      if (!(answer instanceof Problem)) return answer
      setProblem(answer)
      return undefined
    }
  }
  const cancel = () => {
    leave()
    setPart(undefined)
  }
  return { part, problem, send, cancel, forget: () => setProblem(undefined) }
}
