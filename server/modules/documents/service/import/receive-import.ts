import { IMPORT_MB } from '@diwan/contract/documents/limits'
import { UPLOAD_IDLE_SECONDS, UPLOAD_SECONDS } from '@diwan/contract/files/limits'
import type { TreeNode } from '@diwan/core/document-tree'
import type { PageDocument } from '@diwan/core/page/document'
import { readFile } from 'node:fs/promises'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Exchange } from '../../../../kit/http/route.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { keepPictures } from '../../../files/public.ts'
import { withFiles } from '../copy-files.ts'
import { readFileApart } from './read-apart.ts'
import type { Brought, BroughtPage, BroughtPicture } from './types.ts'

const LIMIT = {
  tooLarge: IMPORT_MB * 1_024 * 1_024 + 1,
  code: 'file_large',
  params: { maximum: IMPORT_MB },
  idleMs: UPLOAD_IDLE_SECONDS * 1_000,
  wholeMs: UPLOAD_SECONDS * 1_000,
  slowCode: 'files.too_slow',
} as const

export type Received = Awaited<ReturnType<Exchange['receive']>>

/** Reads the pages of the file in the body of a request; refuses a file without any. `received` makes a repeated write recognizable. */
export async function receiveImport(
  ctx: Ctx,
  name: string,
  { receive }: Pick<Exchange, 'receive'>,
): Promise<Brought & { readonly received: Received }> {
  const received = await receive(LIMIT)
  const bytes = await bytesOf(received)
  const brought = await readFileApart(ctx.actor.id, { name, bytes: new Uint8Array(bytes) })
  if (brought.pages.length === 0) throw new Problem('documents.import_no_page')
  return { ...brought, received }
}

async function bytesOf({ path, staged }: Received): Promise<Buffer> {
  try {
    return await readFile(path)
  } finally {
    await staged.drop()
  }
}

/** Each picture of the pages once, by its id. */
export const picturesOf = (pages: readonly BroughtPage[]): ReadonlyMap<string, BroughtPicture> =>
  new Map(pages.flatMap(({ pictures }) => pictures.map((picture) => [picture.id, picture] as const)))

/** Keeps the pictures as files of the caller, until a record takes them. Answers the file of each that could be decoded. */
export const keepImported = (ctx: Ctx, pages: readonly BroughtPage[]): Promise<ReadonlyMap<string, string>> =>
  keepPictures(ctx, [...picturesOf(pages).values()])

/** The text of a page with the kept files in place of its pictures, and without those that nobody could decode. */
export function pageWithFiles({ doc, pictures }: BroughtPage, files: ReadonlyMap<string, string>): PageDocument {
  const lost = new Set(pictures.map((picture) => picture.id).filter((picture) => !files.has(picture)))
  const content = doc.content.flatMap((block) => withoutImages(withFiles(block, files), lost))
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph', attrs: { dir: 'rtl' } }] }
}

function withoutImages(node: TreeNode, lost: ReadonlySet<string>): TreeNode[] {
  if (lost.size === 0) return [node]
  if (node.type === 'image' && lost.has((node.attrs as { readonly file: string }).file)) return []
  if (!node.content) return [node]
  const content = node.content.flatMap((inner) => withoutImages(inner, lost))
  return content.length > 0 ? [{ ...node, content }] : [{ type: 'paragraph', attrs: { dir: 'rtl' } }]
}
