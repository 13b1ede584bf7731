import { fileAddresses } from '@diwan/contract/files/addresses'
import type { Upload, UploadedFile } from '@diwan/contract/files/schemas'
import { LESSON_MB } from '@diwan/contract/files/limits'
import { FILE_PROFILES, limitOf, type FileLimit, type FilePurpose } from '@diwan/contract/files/vocabulary'
import { problemFrom } from './call.ts'
import { environment } from './environment.ts'
import { Problem } from './problem.ts'

export type { Upload, UploadedFile }

export interface Uploading<Answer> {
  readonly done: Promise<Answer>
  readonly cancel: () => void
}

/** Refuses a file by its type and size before it is sent; the portal still checks the content. */
export function refusalOf(file: File, purpose: FilePurpose): Problem | undefined {
  const allowed: readonly string[] = FILE_PROFILES[purpose].types
  const limit = limitOf(purpose, lessonMb())
  if (file.type !== '' && !allowed.includes(file.type)) return fileProblem({ code: 'file_type' })
  if (file.size === 0) return fileProblem({ code: 'file_empty' })
  return file.size >= limit.tooLarge ? fileProblem(limit) : undefined
}

/** How many MB a file of a lesson may have. */
export const lessonMb = (): number => environment.organisation?.lessonMb ?? LESSON_MB

/** So many files of one person come at once, from whatever tab or device: this one comes later, and nobody has to do anything. */
export const waitsForTurn = (problem: Problem): boolean =>
  problem.code === 'files.too_many_open' || problem.code === 'too_many_requests'

/** How long it rests at most before it asks again. */
export const TURN_MS = 5_000

const fileProblem = ({ code, params }: Pick<FileLimit, 'code' | 'params'>) =>
  new Problem('invalid_input', 400, { fields: [{ path: 'file', code, ...(params && { params }) }] })

/** It uses XMLHttpRequest because `fetch` reports no upload progress. Every attempt for one file must use the same request id. */
export function upload(
  file: Blob,
  params: Upload,
  { requestId, onProgress }: { requestId: string; onProgress: (part: number) => void },
): Uploading<UploadedFile> {
  const given = Object.entries(params).map(([name, value]) => [name, String(value)])
  return sendBytes<UploadedFile>(file, `${fileAddresses.upload.path}?${new URLSearchParams(given)}`, { requestId, onProgress })
}

interface Sending {
  readonly requestId?: string
  readonly onProgress: (part: number) => void
}

export function sendBytes<Answer>(bytes: Blob, path: string, { requestId, onProgress }: Sending): Uploading<Answer> {
  const request = new XMLHttpRequest()
  request.open('POST', environment.apiBaseUrl + path)
  request.withCredentials = true
  request.responseType = 'json'
  request.setRequestHeader('content-type', 'application/octet-stream')
  if (requestId) request.setRequestHeader('idempotency-key', requestId)
  const done = new Promise<Answer>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new Problem('unavailable')))
    request.addEventListener('abort', () => reject(new Problem('unavailable')))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response as Answer)
      else reject(problemFrom(request.status, request.response))
    })
  })
  request.send(bytes)
  return { done, cancel: () => request.abort() }
}
