import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { sql } from 'kysely'
import type { Ctx } from '../../../kit/portal.ts'
import { finder } from '../../find/public.ts'
import { note } from '../kind.ts'
import { presentNote } from '../presenter.ts'

const { search } = finder(note.found)

export async function searchNotes(
  ctx: Ctx,
  { q, view, after, limit }: InputOf<typeof notes.search>,
): Promise<OutputOf<typeof notes.search>> {
  const list =
    view === 'trash'
      ? ({ where: sql`record.deleted_at is not null`, only: ['own'] } as const)
      : { where: sql`record.deleted_at is null` }
  const { hits, next, reading } = await search(ctx, { q, list, after, limit, first: 'title' })
  return { items: hits.map(({ record }) => presentNote(ctx.actor, record)), next, reading }
}
