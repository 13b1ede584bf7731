import type { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import type { VersionText as ShownText } from '@diwan/contract/knowledge/schemas/managed'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentPerson } from '../../users/public.ts'
import { readVersion, readVersions, type VersionRow, type VersionText } from '../queries/versions.ts'
import { drafted } from './managed.ts'

type Input<E extends keyof typeof managedArticles> = InputOf<(typeof managedArticles)[E]>
type Answer<E extends keyof typeof managedArticles> = Promise<OutputOf<(typeof managedArticles)[E]>>

export const presentVersion = (row: VersionRow, publishedN: number | null) => ({
  n: row.n,
  title: row.title,
  by: presentPerson(row.by, row.by_name, row.by_photo),
  createdDate: toSeconds(row.at),
  approvedBy:
    row.approved_by && row.approver_name !== null ? presentPerson(row.approved_by, row.approver_name, row.approver_photo) : null,
  approvedDate: row.approved_at && toSeconds(row.approved_at),
  published: row.n === publishedN,
})

export const presentText = (row: VersionText, publishedN: number | null): ShownText => ({
  ...presentVersion(row, publishedN),
  doc: row.doc,
})

export async function listVersions(ctx: Ctx, { id, after, limit }: Input<'versions'>): Answer<'versions'> {
  const { published_n } = await drafted(ctx, id)
  const before = readCursor(after, 'position')
  const found = await readVersions(ctx.db, id, before && Number(before.sort), limit + 1)
  const { rows, next } = paged(found, limit, ({ n }) => ({ sort: String(n), id }))
  return { items: rows.map((row) => presentVersion(row, published_n)), next }
}

export async function openVersion(ctx: Ctx, { id, n }: Input<'version'>): Answer<'version'> {
  const { published_n } = await drafted(ctx, id)
  const row = await readVersion(ctx.db, id, n)
  if (!row) throw new Problem('not_found')
  return presentText(row, published_n)
}
