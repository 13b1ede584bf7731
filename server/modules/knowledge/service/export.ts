import type { exports } from '@diwan/contract/knowledge/endpoints/exports'
import { MAX_EXPORT_BYTES, MAX_EXPORTED, MAX_EXPORTED_CARDS, MAX_PRINTED_PICTURES } from '@diwan/contract/knowledge/limits'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import { nodesIn } from '@diwan/core/document-tree'
import { cleanFileName } from '@diwan/core/file-name'
import type { PageDocument } from '@diwan/core/page/document'
import { Problem } from '../../../kit/http/problem.ts'
import type { House } from '../../../kit/module.ts'
import { pdfAnswer } from '../../../kit/pdf/pdf-answer.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { namesInFolder, streamZip, type ZipEntry } from '../../../kit/zip/stream-zip.ts'
import { markdownOf, paperOf } from '../../documents/public.ts'
import { printedPicture, type PrintedPicture } from '../../files/public.ts'
import { linkableKinds, seenRecords } from '../../links/public.ts'
import { readCategory, readPath } from '../queries/categories.ts'
import { readBytesOf, readExported, readFilesIn, type ExportedFile } from '../queries/exported.ts'
import { readVersion, type VersionText } from '../queries/versions.ts'
import { readable } from './read.ts'

type Input<E extends keyof typeof exports> = InputOf<(typeof exports)[E]>
type Answer = Promise<FileAnswer>

interface ExportedArticle {
  readonly id: string
  readonly title: string
  readonly doc: PageDocument
}

/** The ids that nodes of a type name in one of their attributes. */
const idsIn = (doc: PageDocument, types: readonly string[], attribute: 'file' | 'id'): string[] => [
  ...new Set(
    [...nodesIn(doc)].flatMap(({ type, attrs }) => {
      const id = types.includes(type) ? (attrs as Readonly<Record<string, unknown>> | undefined)?.[attribute] : undefined
      return typeof id === 'string' ? [id] : []
    }),
  ),
]

/** The records that the caller may see of those that a page shows as cards. */
async function recordsIn(ctx: Ctx, house: House, doc: PageDocument) {
  const seen = await seenRecords(ctx, idsIn(doc, ['record'], 'id').slice(0, MAX_EXPORTED_CARDS), linkableKinds(house))
  return new Map(seen.map(({ id, title, path }) => [id, { title, address: `${house.publicUrl}${path}` }]))
}

const filesIn = (ctx: Ctx, { id, doc }: ExportedArticle): Promise<ExportedFile[]> =>
  readFilesIn(ctx.db, id, idsIn(doc, ['image', 'file'], 'file'))

/** An article and its files in one folder of the archive. The heading is its title, as imports read it. */
async function* archived(ctx: Ctx, house: House, article: ExportedArticle, folder: Folder): AsyncGenerator<ZipEntry> {
  const [records, files] = await Promise.all([recordsIn(ctx, house, article.doc), filesIn(ctx, article)])
  const attached = files.map((file) => ({ ...file, address: `files/${folder.file(file.name)}` }))
  const text = markdownOf(article.doc, { records, files: new Map(attached.map((file) => [file.id, file])) })
  const title = article.title.replace(/([\\`*_[\]<>#])/g, '\\$1')
  yield {
    name: `${folder.path}${folder.page(cleanFileName(article.title.replace(/[/\\]/g, '_'), ['md']))}`,
    content: `# ${title}\n\n${text}`,
  }
  for (const { id, address } of attached)
    yield { name: `${folder.path}${address}`, content: await ctx.portal.storage.read(id, 'original') }
}

interface Folder {
  /** Ends with `/` unless it is the root. */
  readonly path: string
  readonly page: (name: string) => string
  readonly file: (name: string) => string
}
const newFolder = (path: string): Folder => ({ path, page: namesInFolder(), file: namesInFolder() })

const zipAnswer = (title: string, entries: () => AsyncIterable<ZipEntry>): FileAnswer => ({
  name: cleanFileName(title, ['zip']),
  type: 'application/zip',
  bytes: null,
  etag: null,
  shown: false,
  open: () => Promise.resolve(streamZip(entries())),
})

const toArticle = ({ article_id: id, title, doc }: VersionText): ExportedArticle => ({ id, title, doc })

/** The published version of one article. */
export async function exportArticle(ctx: Ctx, { id, format }: Input<'article'>, house: House): Answer {
  const row = await readable(ctx, id)
  const article = toArticle((await readVersion(ctx.db, id, row.published_n!))!)
  if (format === 'pdf') return printed(ctx, house, article, row.lang as 'ar' | 'en')
  if ((await readBytesOf(ctx.db, [id])) > MAX_EXPORT_BYTES) throw new Problem('too_large')
  return zipAnswer(article.title, () => archived(ctx, house, article, newFolder('')))
}

async function printed(ctx: Ctx, house: House, article: ExportedArticle, language: 'ar' | 'en'): Answer {
  const [records, files] = await Promise.all([recordsIn(ctx, house, article.doc), filesIn(ctx, article)])
  const pictures = new Map<string, PrintedPicture>()
  for (const { id, type } of files.slice(0, MAX_PRINTED_PICTURES)) {
    const picture = type.startsWith('image/') ? await printedPicture(ctx.portal, id) : undefined
    if (picture) pictures.set(id, picture)
  }
  const outside = { records, files: new Map(files.map((file) => [file.id, file])), pictures }
  const heading = { kind: 'heading', text: article.title, size: 20 } as const
  return pdfAnswer(ctx.actor.id, { title: article.title, language, blocks: [heading, ...paperOf(article.doc, outside)] })
}

/** The published articles of a category and of those below it that the caller may read, in folders called like the categories. */
export async function exportCategory(ctx: Ctx, { id }: Input<'category'>, house: House): Answer {
  const [category, rows] = await Promise.all([readCategory(ctx.db, id), readExported(ctx.db, ctx.actor, id, MAX_EXPORTED + 1)])
  if (!category || rows.length === 0) throw new Problem('not_found')
  const ids = rows.map((row) => row.id)
  if (rows.length > MAX_EXPORTED || (await readBytesOf(ctx.db, ids)) > MAX_EXPORT_BYTES) throw new Problem('too_large')
  const nameOf = ({ name_ar, name_en }: CategoryName) => (ctx.actor.language === 'ar' ? name_ar : name_en)
  async function* entries(): AsyncGenerator<ZipEntry> {
    const folderOf = foldersBelow(id, nameOf)
    const folders = new Map<string, Folder>()
    for (const row of rows) {
      const folder = folders.get(row.category_id) ?? folderOf(await readPath(ctx.db, row.category_id))
      folders.set(row.category_id, folder)
      const version = await readVersion(ctx.db, row.id, row.published_n)
      if (version) yield* archived(ctx, house, toArticle(version), folder)
    }
  }
  return zipAnswer(nameOf(category), entries)
}

const folderName = (name: string): string => cleanFileName(name.replace(/[/\\]/g, '_'), ['md']).slice(0, -'.md'.length)

interface CategoryName {
  readonly name_ar: string
  readonly name_en: string
}

interface Shelf {
  readonly folder: Folder
  /** Names of the folders in it. */
  readonly name: (name: string) => string
}

/** One folder for each category from this one on; two that are called alike get different names, also beside the folder of files. */
function foldersBelow(root: string, nameOf: (category: CategoryName) => string) {
  const known = new Map<string, Shelf>()
  const newShelf = (path: string): Shelf => {
    const name = namesInFolder()
    name('files')
    return { folder: newFolder(path), name }
  }
  const top = newShelf('')
  return (path: readonly (CategoryName & { readonly id: string })[]): Folder => {
    let shelf = top
    for (const category of path.slice(path.findIndex(({ id }) => id === root))) {
      const own = known.get(category.id) ?? newShelf(`${shelf.folder.path}${shelf.name(folderName(nameOf(category)))}/`)
      known.set(category.id, own)
      shelf = own
    }
    return shelf.folder
  }
}
