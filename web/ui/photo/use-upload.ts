import { useEffect, useRef, useState } from 'react'
import { backOff } from '../../kit/back-off.ts'
import { asProblem, Problem } from '../../kit/problem.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { refusalOf, upload, type Upload, type UploadedFile, type Uploading } from '../../kit/upload.ts'

export interface UploadState {
  /** Between 0 and 1 while it is on its way. */
  readonly part: number | undefined
  readonly problem: Problem | undefined
  readonly send: (file: File, said: Omit<Upload, 'name'>) => Promise<UploadedFile | undefined>
  readonly cancel: () => void
  readonly forget: () => void
}

const TRIES = 4

/** On its way or with the process that took it: the same request id brings it once, however often it is sent. */
const isLost = (answer: UploadedFile | Problem): boolean =>
  answer instanceof Problem && answer.mayPass && answer.status !== 429 && navigator.onLine

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One upload at a time; leaving the screen ends it. Sending the same again keeps its request id. */
export function useUpload(): UploadState {
  const [part, setPart] = useState<number>()
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
      setPart(0)
      const answer = await mine.done.catch(asProblem)
      if (running.current === mine && isLost(answer) && tried < TRIES) await rest(backOff(tried))
      if (running.current !== mine) return undefined // taken back meanwhile
      if (isLost(answer) && tried < TRIES) continue
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
