import type { drafts } from '@diwan/contract/drafts/endpoints'
import { DRAFT_DAYS, MAX_DRAFTS } from '@diwan/contract/drafts/limits'
import type { Draft, SaveDraft } from '@diwan/contract/drafts/schemas'
import type { DraftKind } from '@diwan/contract/drafts/vocabulary'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import { Problem } from '../../kit/http/problem.ts'
import { fitting } from '../../kit/list/page.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import type { Tx } from '../../kit/record/write.ts'
import { renewUnused, unusedAmong } from '../files/public.ts'
import { presentDraft } from './presenter.ts'
import {
  countDrafts,
  deleteDraft,
  deleteUntouched,
  type DraftRow,
  insertDraft,
  isSent,
  lockDraftAt,
  markSent,
  readDraftFiles,
  readDrafts,
  updateDraft,
} from './queries.ts'
import { topicOf } from './topics.ts'

const DAY_MS = 86_400_000

export async function listDrafts({ db, actor }: Ctx, input: InputOf<typeof drafts.list>): Promise<OutputOf<typeof drafts.list>> {
  return { items: await withFiles(db, actor.id, fitting(await readDrafts(db, actor.id, input, MAX_DRAFTS))) }
}

/** One question for the files of all of them. */
async function withFiles(db: Queryable, ownerId: string, rows: readonly DraftRow[]): Promise<Draft[]> {
  const ids = rows.flatMap((row) => row.file_ids)
  const unused = await unusedAmong(db, ownerId, ids)
  return rows.map((row) => presentDraft(row, unused))
}

const withItsFiles = async (db: Queryable, row: DraftRow): Promise<Draft> =>
  presentDraft(row, await unusedAmong(db, row.owner_id, row.file_ids))

/** No receipt and no history: what is not sent leaves no trace anywhere. The other devices hear that there is something newer. */
export async function saveDraft(ctx: Ctx, input: SaveDraft): Promise<Draft> {
  const row = await ctx.db.transaction().execute((trx) => keep(ctx, trx, input))
  ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })
  return withItsFiles(ctx.db, row)
}

async function keep({ actor, clock }: Ctx, db: Queryable, input: SaveDraft): Promise<DraftRow> {
  const { id, kind, key, content, files, version } = input
  const held = await lockDraftAt(db, actor.id, input)
  const kept = { content: JSON.stringify(content), file_ids: files, updated_at: clock.now() }
  if (held) {
    if (isDeepStrictEqual(held.content, content)) return held // said before, and its answer was lost
    if (held.id !== id || held.version !== version) throw await newer(db, held)
    return updateDraft(db, actor.id, id, { ...kept, version: version + 1 })
  }
  if (await isSent(db, actor.id, id)) throw new Problem('drafts.sent')
  if ((await countDrafts(db, actor.id, MAX_DRAFTS)) >= MAX_DRAFTS) throw new Problem('drafts.too_many')
  const begun = await insertDraft(db, { owner_id: actor.id, id, kind, key, ...kept, version: 1 })
  if (begun) return begun
  const first = await lockDraftAt(db, actor.id, input)
  if (!first) throw new Problem('drafts.sent')
  if (isDeepStrictEqual(first.content, content)) return first // sent twice at the same moment
  throw await newer(db, first)
}

/** Neither text is lost: the second writer is shown the other, and chooses. */
const newer = async (db: Queryable, row: DraftRow) => new Problem('changed_meanwhile', { current: await withItsFiles(db, row) })

export async function discardDraft({ db, actor, portal }: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  if (await deleteDraft(db, actor.id, id)) portal.bus.publish({ topics: [topicOf(actor.id)] })
  return { done: true }
}

/** In the transaction of the sending: the same draft, from whichever device, is sent once only. */
export async function sendDraft(
  { actor, clock, portal }: Ctx,
  tx: Tx,
  draft: { id: string | undefined; kind: DraftKind; key: string },
): Promise<void> {
  const { id, kind, key } = draft
  if (id === undefined) return
  const at = clock.now()
  const sent = { owner_id: actor.id, id, kind, key, content: '{}', version: 1, updated_at: at, sent_at: at }
  if (!(await markSent(tx.db, sent))) throw new Problem('drafts.sent')
  tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: [topicOf(actor.id)] })))
}

interface DraftPlace {
  readonly ownerId: string
  readonly kind: DraftKind
  readonly key: string
}

type Content = Readonly<Record<string, unknown>>

/** What could not be sent goes back to where it was written; `change` gets what was written there since, so that it can keep both. */
export async function putBack(
  { clock, portal }: Pick<Ctx, 'clock' | 'portal'>,
  tx: Tx,
  { ownerId, kind, key }: DraftPlace,
  change: (held: Content) => Content & { readonly files: readonly unknown[] },
): Promise<void> {
  const held = await lockDraftAt(tx.db, ownerId, { kind, key })
  const content = change((held?.content ?? {}) as Content)
  const files = content.files.flatMap((file) => (file as { id?: string }).id ?? [])
  const kept = { content: JSON.stringify(content), file_ids: files, updated_at: clock.now() }
  if (held) await updateDraft(tx.db, ownerId, held.id, { ...kept, version: held.version + 1 })
  else await insertDraft(tx.db, { owner_id: ownerId, id: newId(), kind, key, ...kept, version: 1 })
  tx.afterwards(() => Promise.resolve(portal.bus.publish({ topics: [topicOf(ownerId)] })))
}

export async function forgetDrafts({ db, clock }: Portal): Promise<void> {
  await deleteUntouched(db, new Date(clock.now().getTime() - DRAFT_DAYS * DAY_MS))
}

/** What a draft still holds stays with it. */
export async function holdDraftFiles({ db, clock }: Portal): Promise<void> {
  for (const { owner_id, file_ids } of await readDraftFiles(db)) await renewUnused(db, owner_id, file_ids, clock.now())
}
