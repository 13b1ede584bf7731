import { attributesLength } from '@diwan/core/document-limits'
import { nodesIn } from '@diwan/core/document-tree'
import path from 'node:path'
import { decodeText, detectEncoding } from '../../../../kit/import/encoding.ts'
import { MAX_PAGES, MAX_TOGETHER } from './limits.ts'
import { isArchive, openArchive, type Archive } from './open-archive.ts'
import { Pictures } from './pictures.ts'
import { readDocx } from './read-docx.ts'
import { hierarchyOf, readHtmlPage, readMarkdown } from './read-text.ts'
import { UnreadableFile, type Brought, type BroughtPage, type RefusedPage, type Unreadable } from './types.ts'

export interface BringTask {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Refusals are answers: they are found in a thread, and reported in another. */
export async function readBrought(task: BringTask): Promise<Brought | { readonly unreadable: Unreadable }> {
  try {
    const read = await pagesOf(task)
    const isPage = (page: BroughtPage | RefusedPage): page is BroughtPage => 'doc' in page
    const pages = read.filter(isPage)
    const refused = read.filter((page): page is RefusedPage => !isPage(page))
    return read.length === 0 ? { unreadable: 'documents.import_empty' } : { pages, refused }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.reason }
    if (error instanceof RangeError) return { unreadable: 'documents.import_damaged' } // nested without end
    throw error
  }
}

const isMarkdown = (name: string): boolean => /\.(?:md|markdown)$/i.test(name)
const isHtml = (name: string): boolean => /\.html?$/i.test(name)

async function pagesOf({ name, bytes }: BringTask): Promise<(BroughtPage | RefusedPage)[]> {
  if (bytes.length === 0) throw new UnreadableFile('documents.import_empty')
  if (!isArchive(bytes)) return [textPage(path.posix.basename(name), bytes, new Pictures(new Map()))]
  const archive = openArchive(bytes)
  if (archive.has('word/document.xml') || archive.has('[Content_Types].xml')) {
    if (/\.(?:xlsx|pptx)$/i.test(name) || !hasWordPart(archive)) throw new UnreadableFile('documents.import_type')
    return [await readDocx(archive, path.posix.basename(name).replace(/\.docx$/i, ''))]
  }
  return archivePages(archive)
}

const hasWordPart = (archive: Archive): boolean => [...archive.keys()].some((part) => /^word\/document\d*\.xml$/.test(part))

/** Pages of a ZIP, in the order of their names; the index of an export says what is above each, and is no page itself. */
function archivePages(archive: Archive): (BroughtPage | RefusedPage)[] {
  const names = [...archive.keys()].filter((one) => !one.startsWith('__MACOSX/') && (isMarkdown(one) || isHtml(one))).toSorted()
  if (names.length === 0) throw new UnreadableFile('documents.import_type')
  if (names.length > MAX_PAGES) throw new UnreadableFile('documents.import_too_large')
  const index = names.length > 1 ? names.find((one) => /^(?:[^/]+\/)?index\.html$/i.test(one)) : undefined
  const above = index === undefined ? undefined : hierarchyOf(textOf(archive.get(index)!))
  const hasHierarchy = above !== undefined && above.size > 0
  const pictures = new Pictures(archive)
  const rest = { ...MAX_TOGETHER }
  return names
    .filter((one) => !(hasHierarchy && one === index))
    .map((one) => {
      const page = textPage(one, archive.get(one)!, pictures, hasHierarchy ? above.get(path.posix.basename(one)) : undefined)
      if ('doc' in page) countDown(rest, page)
      return page
    })
}

/** Counts a page off the limits of the whole file. */
function countDown(rest: { -readonly [Name in keyof typeof MAX_TOGETHER]: number }, { doc }: BroughtPage): void {
  for (const node of nodesIn(doc)) {
    rest.nodes -= 1
    rest.text -= node.text?.length ?? 0
    rest.attributes -= attributesLength(node)
  }
  if (rest.nodes < 0 || rest.text < 0 || rest.attributes < 0) throw new UnreadableFile('documents.import_too_large')
}

function textPage(name: string, bytes: Uint8Array, pictures: Pictures, above?: readonly string[]): BroughtPage | RefusedPage {
  const text = textOf(bytes)
  if (isHtml(name)) return readHtmlPage(name, text, pictures, above)
  if (isMarkdown(name) || /\.txt$/i.test(name)) return readMarkdown(name, text, pictures)
  throw new UnreadableFile('documents.import_type')
}

function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes, detectEncoding(bytes))
  if (text === undefined || text.includes('\0')) throw new UnreadableFile('documents.import_type')
  return text
}
