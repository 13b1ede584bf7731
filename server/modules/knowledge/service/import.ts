import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { MAX_IMPORTED_ARTICLES, MAX_IMPORTED_PICTURES, MAX_TITLE } from '@diwan/contract/knowledge/limits'
import type { ImportedArticle, ImportedArticles } from '@diwan/contract/knowledge/schemas/imported'
import { CreateArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { isBlank } from '@diwan/core/blank-text'
import { directionOf } from '@diwan/core/direction'
import { pageText } from '@diwan/core/page/document'
import { truncate } from '@diwan/core/truncate'
import type { Queryable } from '../../../kit/db/database.ts'
import { withContent } from '../../../kit/http/body-receipt.ts'
import { inputOf } from '../../../kit/http/input.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Exchange } from '../../../kit/http/route.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { keepImported, pageWithFiles, receiveImport, type BroughtPage } from '../../documents/public.ts'
import { copyBytes, insertCopies, takeFiles } from '../../files/public.ts'
import { lockTree, readCategories } from '../queries/categories.ts'
import { makeFolders, planFolders, reportFolders } from './categories/folders.ts'
import { beginArticle, placeFor } from './create.ts'

type Input = InputOf<typeof managedArticles.import>

/** Begins a draft for each page of a file, all of them or none. */
export async function importArticles(ctx: Ctx, input: Input, exchange: Pick<Exchange, 'receive'>): Promise<ImportedArticles> {
  const { name, dryRun, categoryId = null } = input
  // Before the file is read: nobody waits for a report of pages that have no place.
  await placeFor(ctx, ctx, { categoryId })
  const { pages, refused, received } = await receiveImport(ctx, name, exchange)
  const shown = pages.reduce((sum, page) => sum + page.pictures.length, 0)
  if (pages.length > MAX_IMPORTED_ARTICLES || shown > MAX_IMPORTED_PICTURES) throw new Problem('documents.import_too_large')
  if (dryRun === 'true') {
    const { plan, used } = await planFor(ctx, ctx.db, input, pages)
    // A category that exists may belong to a unit in which the caller begins no articles.
    for (const id of new Set(used.map((place) => place.id))) if (id) await placeFor(ctx, ctx, { categoryId: id })
    const report = reportFolders(plan, used)
    return { pages: pages.map((page) => reportOf(page, input)), ...report, refused: [...refused], written: false }
  }

  const files = await keepImported(ctx, pages)
  return write(withContent(ctx, received), async (tx) => {
    const begun: ImportedArticle[] = []
    const taken = new Set<string>()
    if (input.folders !== 'none' && pages.some(({ folder }) => folder.length > 0)) await lockTree(tx.db)
    const { plan, used } = await planFor(ctx, tx.db, input, pages)
    await makeFolders(ctx, tx, plan)
    for (const [n, page] of pages.entries()) {
      const { title, lang, ...report } = reportOf(page, input, files)
      const made = inputOf(CreateArticle, { title, lang, categoryId: used[n]!.id })
      const own = await filesFor(ctx, tx, page, { files, taken })
      const { id } = await beginArticle(ctx, tx, made, pageWithFiles(page, own))
      await takeFiles(tx, { ids: [...own.values()], purpose: 'attachment10', ownerId: ctx.actor.id, objectId: id })
      begun.push({ ...report, title, lang, id })
    }
    return { pages: begun, ...reportFolders(plan, used), refused: [...refused], written: true }
  })
}

/** The place of each page. */
async function planFor({ actor }: Ctx, db: Queryable, { categoryId, folders }: Input, pages: readonly BroughtPage[]) {
  const plan = planFolders(actor, await readCategories(db), categoryId ?? null)
  return { plan, used: pages.map(({ folder }) => plan.placeOf(folders === 'none' ? [] : folder)) }
}

/** A dry run decodes no pictures, so that it does not know those that cannot be shown. */
function reportOf(page: BroughtPage, { name, lang }: Input, files?: ReadonlyMap<string, string>): ImportedArticle {
  const text = pageText(page.doc)
  const lost = files ? page.pictures.filter(({ id }) => !files.has(id)).length : 0
  const byLetters = directionOf(`${page.title} ${text}`, 'rtl') === 'rtl' ? 'ar' : 'en'
  return {
    id: null,
    title: truncate(isBlank(page.title) ? name : page.title, MAX_TITLE - 1),
    folder: [...page.folder],
    lang: lang === 'auto' ? byLetters : lang,
    characters: text.length,
    pictures: page.pictures.length - lost,
    problems: [...page.problems, ...(lost > 0 ? [{ code: 'picture_left_out' as const, count: lost }] : [])],
  }
}

interface Kept {
  /** The kept file of each picture. */
  readonly files: ReadonlyMap<string, string>
  /** Files that an article has already. */
  readonly taken: Set<string>
}

/** A file belongs to one record: a picture that several pages show is copied for all but the first of them. */
async function filesFor(ctx: Ctx, tx: Tx, { pictures }: BroughtPage, { files, taken }: Kept): Promise<Map<string, string>> {
  const shown = pictures.flatMap(({ id }) => (files.has(id) ? [[id, files.get(id)!] as const] : []))
  const again = shown.map(([, file]) => file).filter((file) => taken.has(file))
  const copied = await copyBytes(ctx.portal, again)
  await insertCopies(tx.db, copied, ctx.actor.id, ctx.clock.now())
  for (const [, file] of shown) taken.add(file)
  const copies = new Map(copied.map(({ from, to }) => [from, to]))
  return new Map(shown.map(([id, file]) => [id, copies.get(file) ?? file]))
}
