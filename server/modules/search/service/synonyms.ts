import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { synonyms } from '@diwan/contract/search/endpoints'
import { searchEvents } from '@diwan/contract/search/events'
import { MAX_SYNONYMS } from '@diwan/contract/search/limits'
import type { CreateSynonym, DeleteSynonym, Synonym, UpdateSynonym } from '@diwan/contract/search/schemas'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { presentSynonym } from '../presenter.ts'
import * as rows from '../queries/synonyms.ts'

type Listed = OutputOf<typeof synonyms.list>

export async function listSynonyms({ db }: Ctx, { q, after, limit }: InputOf<typeof synonyms.list>): Promise<Listed> {
  const found = await rows.listSynonyms(db, q, readCursor(after, 'text'), limit + 1)
  const { rows: shown, next } = paged(found, limit, ({ words, id }) => ({ sort: words[0] ?? '', id }))
  return { items: shown.map(presentSynonym), next }
}

export function createSynonym(ctx: Ctx, { words }: CreateSynonym): Promise<Synonym> {
  return write(ctx, async (tx) => {
    if ((await rows.countSynonyms(tx.db)) >= MAX_SYNONYMS) throw new Problem('search.too_many_synonyms')
    const id = await rows.insertSynonym(tx.db, words, ctx.actor.id, ctx.clock.now())
    tx.record(searchEvents.created, { id, before: {}, after: { words } }, { object: id, audience: 'staff' })
    return { id, words, version: 1 }
  })
}

async function lockSynonym(tx: Tx, { id, version }: DeleteSynonym): Promise<Synonym> {
  const row = await rows.lockSynonym(tx.db, id)
  if (!row) throw new Problem('not_found')
  if (row.version !== version) throw new Problem('changed_meanwhile', { current: presentSynonym(row) })
  return presentSynonym(row)
}

export function updateSynonym(ctx: Ctx, input: UpdateSynonym): Promise<Synonym> {
  return write(ctx, async (tx) => {
    const { id, words: before, version } = await lockSynonym(tx, input)
    const changed = difference({ words: before }, { words: input.words })
    if (!changed) return { id, words: before, version }
    await rows.updateSynonym(tx.db, id, input.words, version + 1)
    tx.record(searchEvents.updated, { id, ...changed }, { object: id, audience: 'staff' })
    return { id, words: input.words, version: version + 1 }
  })
}

export function deleteSynonym(ctx: Ctx, input: DeleteSynonym): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { id, words } = await lockSynonym(tx, input)
    await rows.deleteSynonym(tx.db, id, ctx.clock.now())
    tx.record(searchEvents.deleted, { id, before: { words }, after: {} }, { object: id, audience: 'staff' })
    return { done: true }
  })
}
