import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { notes } from '@diwan/contract/notes/endpoints'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { note } from '../kind.ts'
import { presentNote } from '../presenter.ts'
import { countersOf, pageOfNotes, resolved } from '../queries/list.ts'

type Answer<E extends keyof typeof notes> = Promise<OutputOf<(typeof notes)[E]>>

export async function listNotes(ctx: Ctx, input: InputOf<typeof notes.list>): Answer<'list'> {
  return pageOfNotes(ctx, await resolved(ctx, input), input, (rows) => rows.map((row) => presentNote(ctx.actor, row)))
}

export async function countNotes(ctx: Ctx, input: InputOf<typeof notes.count>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [await resolved(ctx, input)])
  return counter!
}

export async function openNote(ctx: Ctx, { id }: InputOf<typeof notes.open>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [note.name.channel(id)], async () => {
    const row = await note.readOne(ctx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    return presentNote(ctx.actor, row)
  })
  return { note: record, positions }
}
