import type { Attachment } from '@diwan/contract/files/schemas'
import { keepText, keptText } from '../../../kit/kept-text.ts'

/** A message on its way names its files by their ids; its author sees them as they were sent. */
const nameOf = (id: string) => `sent-file/${id}`

export function rememberFiles(files: readonly Attachment[]): void {
  for (const file of files) keepText(nameOf(file.id), file)
}

export function forgetFiles(ids: readonly string[] = []): void {
  for (const id of ids) keepText(nameOf(id), undefined)
}

export const sentFiles = (ids: readonly string[] = []): Attachment[] =>
  ids.flatMap((id) => keptText<Attachment | null>(nameOf(id), null) ?? [])
