import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { applications } from '@diwan/contract/opportunities/endpoints'
import type { Application } from '@diwan/contract/opportunities/schemas'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { canApplication } from '../access.ts'
import { applicationRecord } from '../kind.ts'
import { presentApplication } from '../presenter/application.ts'
import { readApplication, readFiles, type ApplicationRow } from '../queries/applications.ts'
import { applicationsPaged } from '../queries/list.ts'

type Input<E extends keyof typeof applications> = InputOf<(typeof applications)[E]>
type Answer<E extends keyof typeof applications> = Promise<OutputOf<(typeof applications)[E]>>

/** With their files, which are asked once for all of them. */
export async function presented(ctx: Ctx, rows: readonly ApplicationRow[], db: Queryable = ctx.db): Promise<Application[]> {
  const files = await readFiles(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentApplication(ctx.actor, row, files.get(row.id) ?? []))
}

export const listApplications = async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
  applicationsPaged.page(ctx, await applicationsPaged.resolved(ctx, input), input, (rows) => presented(ctx, rows))

export async function countApplications(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await applicationsPaged.counts(ctx, [await applicationsPaged.resolved(ctx, input)])
  return counter!
}

export async function openApplication(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [applicationRecord.name.channel(id)], async () => {
    const row = await readApplication(ctx.db, id)
    demand(canApplication, 'view', ctx.actor, row)
    return (await presented(ctx, [row]))[0]!
  })
  return { application: record, positions }
}
