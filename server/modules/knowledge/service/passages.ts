import type { passages } from '@diwan/contract/knowledge/endpoints/passages'
import { MAX_PASSAGE, MAX_PASSAGES } from '@diwan/contract/knowledge/limits'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { PageDocument } from '@diwan/core/page/document'
import { movedPassages, passageText, readText } from '@diwan/core/page/passages'
import { truncate } from '@diwan/core/truncate'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { can } from '../access.ts'
import { lockArticle } from '../queries/articles.ts'
import { insertPassage, placePassages, readPassages } from '../queries/passages.ts'
import { readVersion } from '../queries/versions.ts'
import { readable } from './read.ts'
import { articleTalk } from './talk.ts'

type Input<E extends keyof typeof passages> = InputOf<(typeof passages)[E]>
type Answer<E extends keyof typeof passages> = Promise<OutputOf<(typeof passages)[E]>>

const textOf = (doc: PageDocument): string => passageText(doc.content)

export async function listPassages(ctx: Ctx, { id }: Input<'list'>): Answer<'list'> {
  const row = await readable(ctx, id)
  const rows = await readPassages(ctx.db, id)
  if (rows.length === 0) return { items: [] }
  const text = textOf((await readVersion(ctx.db, id, row.published_n!))!.doc)
  const read = readText(text)
  return {
    items: rows.slice(0, MAX_PASSAGES).map(({ message_id, starts, ends, quote, removed }) => ({
      messageId: message_id,
      removed,
      quote: removed ? quote : truncate(text.slice(starts, ends), MAX_PASSAGE),
      nth: removed ? 0 : read.timesBefore({ from: starts, to: ends }),
    })),
  }
}

/** The words are looked for in what readers see now, whatever was shown when they were chosen. */
export const commentOnPassage = (ctx: Ctx, { id, quote, nth, body, attachments, draftId }: Input<'comment'>): Answer<'comment'> =>
  write(ctx, async (tx) => {
    const row = await lockArticle(tx.db, ctx.actor, id)
    if (!row || !can.comment(ctx.actor, row)) throw new Problem('not_found')
    const text = textOf((await readVersion(tx.db, id, row.published_n!))!.doc)
    const place = readText(text).find(quote, nth)
    if (!place) throw new Problem('knowledgeHub.passage_missing')
    if ((await readPassages(tx.db, id)).length >= MAX_PASSAGES) throw new Problem('knowledgeHub.too_many_passages')
    await sendDraft(ctx, tx, { id: draftId, kind: 'article_passage', key: id })
    const message = await articleTalk.say(ctx, tx, row, {
      id: ctx.receipt?.requestId,
      audience: 'public',
      body,
      attachments,
    })
    const chosen = truncate(text.slice(place.from, place.to), MAX_PASSAGE)
    await insertPassage(tx.db, id, { message_id: message.id, starts: place.from, ends: place.to, quote: chosen })
    return message
  })

/** Readers see another text from now on: comments keep to the words that are still in it. The lock of the article is held. */
export async function movePassages(
  db: Queryable,
  id: string,
  before: PageDocument | undefined,
  after: PageDocument,
): Promise<void> {
  const rows = before ? (await readPassages(db, id)).filter(({ removed }) => !removed) : []
  if (rows.length === 0) return
  const places = movedPassages(
    textOf(before!),
    textOf(after),
    rows.map(({ starts, ends }) => ({ from: starts, to: ends })),
  )
  await placePassages(
    db,
    rows.map(({ message_id }, index) => ({ id: message_id, place: places[index] })),
  )
}
