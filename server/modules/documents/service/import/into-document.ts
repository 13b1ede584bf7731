import type { documents } from '@diwan/contract/documents/endpoints'
import type { ImportReport } from '@diwan/contract/documents/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { directionOf } from '@diwan/core/direction'
import { brokenDocumentLimit } from '@diwan/core/document-limits'
import type { TreeNode } from '@diwan/core/document-tree'
import { pageText, type PageDocument } from '@diwan/core/page/document'
import { PAGE_SIZE } from '@diwan/core/page/limits'
import { Fragment } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { withContent } from '../../../../kit/http/body-receipt.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Exchange } from '../../../../kit/http/route.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockDocument } from '../../queries/documents.ts'
import { nodeOf } from '../apply.ts'
import { demandWork } from '../budget.ts'
import { lockForWriting, take } from '../commit.ts'
import { currentOf } from '../current.ts'
import { demandDocument, type Holders } from '../holders.ts'
import { keepIfWritten } from '../settle.ts'
import { keepImported, pageWithFiles, picturesOf, receiveImport } from './receive-import.ts'
import type { Brought, BroughtPage } from './types.ts'

/** No copy of any browser: everyone hears of these steps as of those of others. */
const CLIENT = 'imported'

/** Adds what a file says to the end of a document; an empty document becomes it. There is a version before and after. */
export async function importInto(
  ctx: Ctx,
  { id, name, dryRun }: InputOf<typeof documents.import>,
  holders: Holders,
  exchange: Pick<Exchange, 'receive' | 'charge'>,
): Promise<ImportReport> {
  const { write: mayWrite } = await demandDocument(ctx, id, holders)
  if (!mayWrite) throw new Problem('forbidden')
  const { received, ...brought } = await receiveImport(ctx, name, exchange)
  if (brokenDocumentLimit(joined(brought.pages), PAGE_SIZE)) throw new Problem('documents.import_too_large')
  if (dryRun === 'true') return reportOf(brought, false)

  const kept = await keepImported(ctx, brought.pages)
  const content = nodeOf(joined(brought.pages, kept)).content
  return write(withContent(ctx, received), async (tx) => {
    const access = await lockForWriting(ctx, tx, id, holders)
    await keepIfWritten(ctx, tx, id, holders)
    const row = (await lockDocument(tx.db, id))!
    const before = await currentOf(tx.db, row)
    const change = new Transform(before)
    const isBlank = before.childCount === 1 && before.firstChild!.isTextblock && before.firstChild!.content.size === 0
    change.replaceWith(isBlank ? 0 : before.content.size, before.content.size, Fragment.from(content))
    await demandWork(exchange.charge, before, change.steps)
    await take(ctx, tx, { ...access, row }, { before, change, client: CLIENT, charge: exchange.charge })
    await keepIfWritten(ctx, tx, id, holders)
    return reportOf(brought, true, picturesOf(brought.pages).size - kept.size)
  })
}

/** One document of all pages, each below its title; a single page has a title only where its text had one. */
function joined(pages: readonly BroughtPage[], files?: ReadonlyMap<string, string>): PageDocument {
  const content = pages.flatMap((page): TreeNode[] => {
    const { title, isTitled } = page
    const dir = directionOf(title, 'rtl')
    const heading = { type: 'heading', attrs: { dir, level: 1 }, content: [{ type: 'text', text: title }] }
    const body = (files ? pageWithFiles(page, files) : page.doc).content
    return [...(title !== '' && (isTitled || pages.length > 1) ? [heading] : []), ...body]
  })
  return { type: 'doc', content }
}

/** `undecodable` pictures are known once they were decoded, which a dry run does not. */
function reportOf({ pages, refused }: Brought, written: boolean, undecodable = 0): ImportReport {
  const counts = new Map<ImportReport['problems'][number]['code'], number>()
  for (const { code, count } of pages.flatMap(({ problems }) => problems)) counts.set(code, (counts.get(code) ?? 0) + count)
  if (undecodable > 0) counts.set('picture_left_out', (counts.get('picture_left_out') ?? 0) + undecodable)
  return {
    title: pages[0]!.title,
    pages: pages.length,
    pictures: picturesOf(pages).size - undecodable,
    characters: pages.reduce((sum, { doc }) => sum + pageText(doc).length, 0),
    problems: [...counts].map(([code, count]) => ({ code, count })),
    refused: [...refused],
    written,
  }
}
