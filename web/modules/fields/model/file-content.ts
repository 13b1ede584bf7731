import { MAX_FIELDS_BYTES } from '@diwan/contract/fields/limits'
import { Problem } from '../../../kit/problem.ts'

/** What a file holds, as the portal is to judge it. */
export type FileContent = Readonly<Record<string, unknown>>

/** By what a file of a kind is known, and how much of it the portal takes; more is not even read. */
export interface FileKind {
  readonly list: string
  readonly maxBytes: number
}
export const FIELDS_FILE: FileKind = { list: 'fields', maxBytes: MAX_FIELDS_BYTES }

/** Nothing for what is no file of this kind at all. */
export async function readContent(file: File, { list, maxBytes }: FileKind): Promise<FileContent | undefined> {
  if (file.size > maxBytes) throw new Problem('too_large', 413)
  try {
    const content: unknown = JSON.parse(await file.text())
    return isContent(content) && Array.isArray(content[list]) ? content : undefined
  } catch {
    return undefined
  }
}

const isContent = (content: unknown): content is FileContent => typeof content === 'object' && content !== null

/** Where a wrong path lies, as people count and call it: `fields.2.labelAr` is in the third one. */
export function fieldAt({ fields }: FileContent, path: string): { number: number; nameAr: string; nameEn: string } | undefined {
  const [, index] = /^fields\.(\d+)/.exec(path) ?? []
  if (index === undefined || !Array.isArray(fields)) return undefined
  const { labelAr, labelEn } = Object(fields[Number(index)]) as { labelAr?: unknown; labelEn?: unknown }
  const text = (label: unknown) => (typeof label === 'string' ? label.slice(0, 100) : '')
  return { number: Number(index) + 1, nameAr: text(labelAr), nameEn: text(labelEn) }
}
