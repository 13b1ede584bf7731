import { FILE_10MB, FILE_5MB } from './limits.ts'

const under5 = { tooLarge: FILE_5MB, tooLargeCode: 'file_5mb' } as const
const upTo10 = { tooLarge: FILE_10MB + 1, tooLargeCode: 'file_10mb' } as const
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What a browser records of a voice. */
export const SOUND_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const
export type SoundType = (typeof SOUND_TYPES)[number]

/**
 * What a file may be (Q.58, Q.59): tickets and forms take the smaller profile, all else the larger one; a voice is a message of its own kind. The profiles are shared by
 * all modules; who reads a file is decided by the record it belongs to. `attached` files are kept as they came. Free of schemas: the browser asks before it sends.
 */
export const FILE_PROFILES = {
  photo: { types: ['image/png', 'image/jpeg'], ...under5, attached: false },
  logo: { types: ['image/png', 'image/jpeg'], ...under5, attached: false },
  attachment5: { types: ['image/png', 'application/pdf', 'image/jpeg'], ...under5, attached: true },
  attachment10: { types: ['image/jpeg', 'image/png', DOCX, 'application/pdf', 'video/mp4'], ...upTo10, attached: true },
  voice: { types: SOUND_TYPES, ...upTo10, attached: true },
} as const

export type FilePurpose = keyof typeof FILE_PROFILES
export type FileType = (typeof FILE_PROFILES)[FilePurpose]['types'][number]

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
