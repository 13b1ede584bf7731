import type { Preview } from '@diwan/contract/talk/schemas'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** Of several messages at once, in the order of their links; of a page that could not be read nothing. */
export async function readPreviews(db: Queryable, messageIds: readonly string[]): Promise<ReadonlyMap<string, Preview[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_links')
    .innerJoin('link_previews', 'link_previews.url', 'message_links.url')
    .select(['message_id', 'place', 'link_previews.url', 'site', 'title', 'description', 'picture_width', 'picture_height'])
    .where(anyOf('message_id', messageIds))
    .where('title', 'is not', null)
    .orderBy('message_id')
    .orderBy('place')
    .execute()
  const previews = new Map<string, Preview[]>()
  for (const { message_id, title, place, picture_width: width, picture_height: height, ...row } of rows) {
    const picture = width !== null && height !== null && { place, width, height }
    previews.set(message_id, [...(previews.get(message_id) ?? []), { ...row, title: title!, ...(picture && { picture }) }])
  }
  return previews
}

/** What the page at this place of a message shows of itself. Indexes: message_links_pkey, link_previews_pkey. */
export async function readPicture(db: Queryable, messageId: string, place: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('message_links')
    .innerJoin('link_previews', 'link_previews.url', 'message_links.url')
    .select('picture')
    .where('message_id', '=', messageId)
    .where('place', '=', place)
    .executeTakeFirst()
  return row?.picture ?? undefined
}

/** The links of a message that are shown with what their page says; those it had go. Answers the ones it has. */
export async function keepLinks(db: Queryable, messageId: string, urls: readonly string[]): Promise<void> {
  await forgetLinks(db, [messageId])
  if (urls.length === 0) return
  await db
    .insertInto('message_links')
    .values(urls.map((url, place) => ({ message_id: messageId, place, url })))
    .execute()
}

/** What was read for these messages alone goes with them. Indexes: message_links_pkey, message_links_by_url. */
export async function forgetLinks(db: Queryable, messageIds: readonly string[]): Promise<void> {
  const rows = await db.deleteFrom('message_links').where(anyOf('message_id', messageIds)).returning('url').execute()
  if (rows.length === 0) return
  await sql`delete from link_previews where ${anyOf('url', [...new Set(rows.map(({ url }) => url))])}
    and not exists (select from message_links where message_links.url = link_previews.url)`.execute(db)
}

export async function readLinksOf(db: Queryable, messageId: string): Promise<string[]> {
  const rows = await db.selectFrom('message_links').select('url').where('message_id', '=', messageId).orderBy('place').execute()
  return rows.map(({ url }) => url)
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const PAGES = 20_261_124

/** Until the commit nobody else asks this page. */
export async function lockPage(db: Queryable, url: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PAGES)}, hashtext(${url}))`.execute(db)
}

/** Whether the page was asked since then, whatever came of it. */
export async function isFresh(db: Queryable, url: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('link_previews')
    .select('url')
    .where('url', '=', url)
    .where('read_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export interface ReadPage {
  readonly url: string
  readonly read_at: Date
  readonly site: string | null
  readonly title: string | null
  readonly description: string | null
  readonly picture?: { readonly bytes: Buffer; readonly width: number; readonly height: number } | undefined
}

/** Unless the last message with this link went while the page was asked. */
export async function upsertPreview(db: Queryable, { url, read_at, site, title, description, picture }: ReadPage): Promise<void> {
  const { bytes = null, width = null, height = null } = picture ?? {}
  await sql`
    with linked as (select from message_links where url = ${url} limit 1 for share)
    insert into link_previews (url, read_at, site, title, description, picture, picture_width, picture_height)
    select ${url}, ${read_at}, ${site}, ${title}, ${description}, ${bytes}::bytea, ${width}::smallint, ${height}::smallint
    where exists (select from linked)
    on conflict (url) do update set read_at = excluded.read_at, site = excluded.site, title = excluded.title, description = excluded.description,
      picture = excluded.picture, picture_width = excluded.picture_width, picture_height = excluded.picture_height`.execute(db)
}
