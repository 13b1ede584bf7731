import { FILE_5MB } from './limits.ts'

/** What a file is for decides what it may be. Free of schemas: the browser asks before it sends. */
export const FILE_PROFILES = {
  photo: { types: ['image/png', 'image/jpeg'], tooLarge: FILE_5MB, tooLargeCode: 'file_5mb', attached: false },
  logo: { types: ['image/png', 'image/jpeg'], tooLarge: FILE_5MB, tooLargeCode: 'file_5mb', attached: false },
  answer5: {
    types: ['image/png', 'application/pdf', 'image/jpeg'],
    tooLarge: FILE_5MB,
    tooLargeCode: 'file_5mb',
    attached: true,
  },
  attachment5: {
    types: ['image/png', 'application/pdf', 'image/jpeg'],
    tooLarge: FILE_5MB,
    tooLargeCode: 'file_5mb',
    attached: true,
  },
} as const

export type FilePurpose = keyof typeof FILE_PROFILES
export type FileType = (typeof FILE_PROFILES)[FilePurpose]['types'][number]

/** The first is added to a name that has none of them. */
export const FILE_EXTENSIONS = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/pdf': ['pdf'],
  'image/webp': ['webp'],
} as const
