import type { Attachment } from '../../kit/attached-files.ts'

/** Whether the file viewer shows it. */
export const isShown = ({ picture, type }: Attachment): boolean => picture !== null || type === 'application/pdf'
