import type { Document } from '@diwan/core/document'
import { linksIn } from '@diwan/core/links-in'
import { MAX_PREVIEWS } from '@diwan/contract/talk/limits'
import type { Audience } from '@diwan/contract/kit/audience'
import { PORTAL } from '../../../kit/access/actor.ts'
import type { BackgroundJobKind } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { deliveredToAll } from '../presenter.ts'
import { readMessage, turn } from '../queries/messages.ts'
import { readShownByIds } from '../queries/page.ts'
import { isFresh, keepLinks, lockPage, readLinksOf, readPreviews, upsertPreview } from '../queries/previews.ts'
import { rewriteLoggedMessage } from '../queries/rewrite-log.ts'
import { pageOf } from './page-head.ts'
import { pictureAt } from './preview-picture.ts'
import { present } from './read.ts'
import type { Talking } from './talk.ts'

/** An address is asked once in so long, for all who link to it. */
const FRESH_MS = 3_600_000
/** The part of a page that is read: its metadata is in its head. */
const HEAD_BYTES = 512 * 1_024
const URL_MOST = 2_000

interface Linking {
  readonly id: string
  readonly objectId: string
  readonly body: Document
  /** It had no links before. */
  readonly isNew?: boolean
}

/** In the transaction of the message; the pages are asked after it. */
export async function askPages<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  tx: Tx,
  { id, objectId, body, isNew = false }: Linking,
): Promise<void> {
  const written = linksIn(body).filter(({ length }) => length <= URL_MOST)
  if (!talking.previews || (isNew && written.length === 0)) return
  const urls = (await talking.previews(tx.db)) ? written.slice(0, MAX_PREVIEWS) : []
  await keepLinks(tx.db, id, urls)
  if (urls.length === 0) return
  const backgroundJob = backgroundJobOf(talking.kind)
  await ctx.portal.jobs.post(tx.db, backgroundJob, { object: objectId, message: id })
  tx.afterwards(() => Promise.resolve(ctx.portal.jobs.wakeBackgroundJob(backgroundJob)))
}

const backgroundJobOf = (kind: string): string => `${kind}.previews`

/** Fetches the pages to which a message links, and delivers their previews to its readers. Without internet there are none. */
export const previewJob = <Row extends { readonly id: string }>(talking: Talking<Row>): BackgroundJobKind => ({
  name: backgroundJobOf(talking.kind),
  async run(portal, { object = '', message = '' }) {
    const urls = await readLinksOf(portal.db, message)
    for (const url of urls) await askPage(portal, url)
    await recordPreview(talking, portal, object, message)
  },
})

/** Unless it was asked within the hour; of several jobs that want the same page one asks and the others wait for it. */
async function askPage(portal: Portal, url: string): Promise<void> {
  await portal.db.transaction().execute(async (db) => {
    await lockPage(db, url)
    const now = portal.clock.now()
    if (await isFresh(db, url, new Date(now.getTime() - FRESH_MS))) return
    const accept = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Diwan link preview' }
    const answer = await portal.outgoing.request({ url, headers: accept, maxBytes: HEAD_BYTES }).catch(() => undefined)
    const head = answer && answer.status === 200 ? pageOf(answer) : undefined
    const { site = null, title = null, description = null } = head ?? {}
    const picture = head?.picture ? await pictureAt(portal, head.picture) : undefined
    await upsertPreview(db, { url, read_at: now, site, title, description, picture })
  })
}

/** Once there is something to show, and the message is still there. */
async function recordPreview<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  portal: Portal,
  objectId: string,
  id: string,
): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  await write(ctx, async (tx) => {
    await talking.lock(tx.db, PORTAL, objectId) // nobody edits or deletes it now
    const row = await readMessage(tx.db, objectId, id)
    if (!row || row.deleted_at || ((await readPreviews(tx.db, [id])).get(id) ?? []).length === 0) return null
    await turn(tx.db, id)
    const [shown] = await present({ ...ctx, db: tx.db }, await readShownByIds(tx.db, objectId, [id]))
    const message = deliveredToAll(shown!)
    const channel = talking.channel(objectId, row.audience as Audience)
    await rewriteLoggedMessage(tx.db, channel, message)
    const delivery = { object: objectId, audience: row.audience as Audience, channels: [channel] }
    tx.record(talking.events.previewed, { id: objectId, message }, delivery)
    return null
  })
}
