import { FILE_10MB } from '@diwan/contract/files/limits'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusalOf } from './upload.ts'

const organisation = vi.hoisted(() => ({ lessonMb: 10 }))
vi.mock('./environment.ts', () => ({ environment: { apiBaseUrl: '', organisation } }))

const fieldOf = (bytes: number, purpose: FilePurpose = 'lesson', type = 'video/mp4') => {
  const file = new File(['x'], 'lesson', { type })
  Object.defineProperty(file, 'size', { value: bytes })
  return refusalOf(file, purpose)?.fields[0]
}

beforeEach(() => {
  organisation.lessonMb = 10
})

test('a lesson is refused before it is sent, by the limit as it is now', () => {
  expect([fieldOf(FILE_10MB), fieldOf(FILE_10MB + 1)]).toEqual([undefined, { path: 'file', code: 'file_10mb' }])
  organisation.lessonMb = 20
  expect([fieldOf(2 * FILE_10MB), fieldOf(2 * FILE_10MB + 1)]).toEqual([
    undefined,
    { path: 'file', code: 'file_large', params: { maximum: 20 } },
  ])
  expect(fieldOf(FILE_10MB + 1, 'attachment10')).toEqual({ path: 'file', code: 'file_10mb' })
  expect(fieldOf(9, 'lesson', 'video/webm')).toEqual({ path: 'file', code: 'file_type' })
})
