import { FILE_10MB, FILE_5MB, LESSON_MB } from './limits.ts'

const under5 = { tooLarge: FILE_5MB, tooLargeCode: 'file_5mb' } as const
const upTo10 = { tooLarge: FILE_10MB + 1, tooLargeCode: 'file_10mb' } as const
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What a browser records of a voice. */
export const SOUND_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const
export type SoundType = (typeof SOUND_TYPES)[number]

/**
 * What a file may be (Q.58, Q.59): tickets and forms take the smaller profile, all else the larger one; a voice is a message of its own kind, and
 * the organisation decides how large a lesson may be, which only those begin who hold its `flag`. The profiles are shared by all modules; who reads
 * a file is decided by the record it belongs to. `attached` files are kept as they came. Free of schemas: the browser asks before it sends.
 */
export const FILE_PROFILES = {
  photo: { types: ['image/png', 'image/jpeg'], ...under5, attached: false },
  logo: { types: ['image/png', 'image/jpeg'], ...under5, attached: false },
  attachment5: { types: ['image/png', 'application/pdf', 'image/jpeg'], ...under5, attached: true },
  attachment10: { types: ['image/jpeg', 'image/png', DOCX, 'application/pdf', 'video/mp4'], ...upTo10, attached: true },
  lesson: { types: ['image/jpeg', 'image/png', DOCX, 'application/pdf', 'video/mp4'], ...upTo10, attached: true },
  voice: { types: SOUND_TYPES, ...upTo10, attached: true },
} as const

export type FilePurpose = keyof typeof FILE_PROFILES
export type FileType = (typeof FILE_PROFILES)[FilePurpose]['types'][number]

/** From how many bytes on a file is refused, and how that is told. */
export interface FileLimit {
  readonly tooLarge: number
  readonly code: string
  readonly params?: { readonly maximum: number }
}

/** `megabytes`: what the organisation decided for lessons. */
export function limitOf(purpose: FilePurpose, megabytes: number): FileLimit {
  const { tooLarge, tooLargeCode: code } = FILE_PROFILES[purpose]
  if (purpose !== 'lesson' || megabytes === LESSON_MB) return { tooLarge, code }
  return { tooLarge: megabytes * 1_024 * 1_024 + 1, code: 'file_large', params: { maximum: megabytes } }
}

/** The first is added to a name that has none of them. */
export const FILE_EXTENSIONS = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/pdf': ['pdf'],
  'image/webp': ['webp'],
  [DOCX]: ['docx'],
  'video/mp4': ['mp4'],
  'audio/webm': ['webm'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mp4': ['m4a', 'mp4'],
} as const
