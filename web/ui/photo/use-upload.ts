import { useEffect, useRef, useState } from 'react'
import { asProblem, type Problem } from '../../kit/problem.ts'
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

/** One upload at a time; leaving the screen ends it. Sending the same again keeps its request id. */
export function useUpload(): UploadState {
  const [part, setPart] = useState<number>()
  const [problem, setProblem] = useState<Problem>()
  const running = useRef<Uploading<UploadedFile>>(undefined)
  const last = useRef<{ file: File; said: string; requestId: string }>(undefined)
  useEffect(() => () => running.current?.cancel(), [])

  const send: UploadState['send'] = async (file, said) => {
    running.current?.cancel()
    const refusal = refusalOf(file, said.purpose)
    setProblem(refusal)
    if (refusal) return undefined
    const text = JSON.stringify(said)
    if (last.current?.file !== file || last.current.said !== text) last.current = { file, said: text, requestId: newRequestId() }
    const mine = upload(file, { name: file.name, ...said }, { requestId: last.current.requestId, onProgress: setPart })
    running.current = mine
    setPart(0)
    try {
      return await mine.done
    } catch (error) {
      if (running.current === mine) setProblem(asProblem(error))
      return undefined
    } finally {
      if (running.current === mine) {
        running.current = undefined
        setPart(undefined)
      }
    }
  }
  const cancel = () => {
    const mine = running.current
    running.current = undefined
    setPart(undefined)
    mine?.cancel()
  }
  return { part, problem, send, cancel, forget: () => setProblem(undefined) }
}
