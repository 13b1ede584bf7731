import { documentChannel } from '@diwan/contract/documents/events'
import type { documents } from '@diwan/contract/documents/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Charge } from '../../../kit/http/route.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { presentPerson } from '../../users/public.ts'
import { readVersion, readVersions, readWritersOf } from '../queries/versions.ts'
import { pageOf } from './apply.ts'
import { chargeOpening, chargeOpeningOf } from './budget.ts'
import { currentOf } from './current.ts'
import { demandDocument, type Holders } from './holders.ts'
import { missedSteps } from './missed.ts'

type Input<E extends keyof typeof documents> = InputOf<(typeof documents)[E]>
type Answer<E extends keyof typeof documents> = Promise<OutputOf<(typeof documents)[E]>>

export async function openDocument(ctx: Ctx, { id }: Input<'open'>, holders: Holders, charge: Charge): Answer<'open'> {
  const { record, positions } = await opened(ctx, [documentChannel(id)], async () => {
    const { row, write } = await demandDocument(ctx, id, holders)
    const node = await currentOf(ctx.db, row)
    await chargeOpening(charge, node)
    const doc = pageOf(node)
    return { id, objectId: row.object_id, slot: row.slot, schema: PAGE_SCHEMA, version: row.version, doc, can: { write } }
  })
  return { document: record, positions }
}

export async function listSteps(ctx: Ctx, { id, after }: Input<'steps'>, holders: Holders, charge: Charge): Answer<'steps'> {
  const { row } = await demandDocument(ctx, id, holders)
  return missedSteps(ctx.db, row, after, charge)
}

export async function listVersions(ctx: Ctx, { id, after, limit }: Input<'versions'>, holders: Holders): Answer<'versions'> {
  await demandDocument(ctx, id, holders)
  const before = readCursor(after, 'position')
  const found = await readVersions(ctx.db, id, before && Number(before.sort), limit + 1)
  const { rows, next } = paged(found, limit, ({ n }) => ({ sort: String(n), id }))
  return { items: await presented(ctx, rows), next }
}

export async function openVersion(ctx: Ctx, { id, n }: Input<'version'>, holders: Holders, charge: Charge): Answer<'version'> {
  await demandDocument(ctx, id, holders)
  const row = await readVersion(ctx.db, id, n)
  if (!row) throw new Problem('not_found')
  await chargeOpeningOf(charge, row.doc)
  const [version] = await presented(ctx, [row])
  return { ...version!, doc: row.doc }
}

async function presented(
  { db }: Ctx,
  rows: readonly { readonly n: number; readonly by: readonly string[]; readonly at: Date }[],
) {
  const people = await readWritersOf(db, [...new Set(rows.flatMap(({ by }) => by))])
  const shown = (id: string) => {
    const person = people.get(id)
    return person ? [presentPerson(id, person.full_name, person.photo_id)] : []
  }
  return rows.map(({ n, by, at }) => ({ n, by: by.flatMap(shown), createdDate: toSeconds(at) }))
}
