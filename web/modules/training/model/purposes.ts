import { DOCX } from '@diwan/contract/files/vocabulary'
import type { FilePurpose, FileType } from '../../../kit/attached-files.ts'

/** By what profile the portal takes the files of a course. */
export const COVER_PURPOSE: FilePurpose = 'attachment10'
export const LESSON_PURPOSE: FilePurpose = 'lesson'

export const PICTURE_TYPES: readonly FileType[] = ['image/png', 'image/jpeg']
export const FILM_TYPES: readonly FileType[] = ['video/mp4']
export const PAPER_TYPES: readonly FileType[] = ['application/pdf', DOCX, 'image/png', 'image/jpeg']
