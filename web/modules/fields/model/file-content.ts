import { Problem } from '../../../kit/problem.ts'

/** More than this no portal takes; it is not even read. */
const MAX_BYTES = 1_000_000

/** What a file holds, as the portal is to judge it. */
export interface FileContent {
  readonly fields: readonly unknown[]
}

/** Nothing for what is no file of fields at all. */
export async function readContent(file: File): Promise<FileContent | undefined> {
  if (file.size > MAX_BYTES) throw new Problem('too_large', 413)
  try {
    const content: unknown = JSON.parse(await file.text())
    return isContent(content) ? content : undefined
  } catch {
    return undefined
  }
}

const isContent = (content: unknown): content is FileContent =>
  typeof content === 'object' && content !== null && 'fields' in content && Array.isArray(content.fields)

/** Where a wrong path lies, as people count and call it: `fields.2.labelAr` is in the third one. */
export function fieldAt({ fields }: FileContent, path: string): { number: number; nameAr: string; nameEn: string } | undefined {
  const [, index] = /^fields\.(\d+)/.exec(path) ?? []
  if (index === undefined) return undefined
  const { labelAr, labelEn } = Object(fields[Number(index)]) as { labelAr?: unknown; labelEn?: unknown }
  const text = (label: unknown) => (typeof label === 'string' ? label.slice(0, 100) : '')
  return { number: Number(index) + 1, nameAr: text(labelAr), nameEn: text(labelEn) }
}
