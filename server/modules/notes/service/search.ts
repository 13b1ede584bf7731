import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { sql } from 'kysely'
import type { Ctx } from '../../../kit/portal.ts'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { presentNote } from '../presenter.ts'
import { readNotes, type NoteReach, type NoteRow } from '../queries/note.ts'

export const noteFinder = finder<NoteReach, NoteRow>({
  kind: 'note',
  module: 'notes',
  table: 'notes',
  sort: 'updated_at',
  reach,
  flag: 'notes.view',
  parts: { public: 'notes.view' },
  living: sql`record.deleted_at is null`,
  // in the trash only where its owner looks there
  read: async ({ db, actor }, ids) =>
    (await readNotes(db, actor, ids)).filter((row) => can.view(actor, row) || can.restore(actor, row)),
  title: ({ title }) => title,
  card: (_ctx, { id }) => ({ id, shortId: null, status: null, place: null, path: `/user/notes?id=${id}` }),
})

export async function searchNotes(
  ctx: Ctx,
  { q, view, after, limit }: InputOf<typeof notes.search>,
): Promise<OutputOf<typeof notes.search>> {
  const list =
    view === 'trash'
      ? ({ where: sql`record.deleted_at is not null`, only: ['own'] } as const)
      : { where: sql`record.deleted_at is null` }
  const { hits, next, reading } = await noteFinder.search(ctx, { q, list, after, limit, first: 'title' })
  return { items: hits.map(({ record }) => presentNote(ctx.actor, record)), next, reading }
}
