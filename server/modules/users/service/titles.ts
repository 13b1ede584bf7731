import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { titles } from '@diwan/contract/users/endpoints/titles'
import { titleEvents } from '@diwan/contract/users/events'
import type { CreateTitle, DeleteTitle, Title, UpdateTitle } from '@diwan/contract/users/schemas/title'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import type { TitleRow } from '../queries/titles.ts'
import * as rows from '../queries/titles.ts'
import { TOPIC } from '../topics.ts'
import { demandVersion } from './rules.ts'

const present = (row: TitleRow): Title => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  colour: row.colour,
  version: row.version,
  users: row.users,
})

const fieldsOf = ({ id: _id, version: _version, users: _users, ...fields }: Title) => fields

const columnsOf = ({ nameAr, nameEn, descriptionAr, descriptionEn, colour }: CreateTitle) => ({
  name_ar: nameAr,
  name_en: nameEn,
  description_ar: descriptionAr,
  description_en: descriptionEn,
  colour,
})

/** The fields of its form as they stand. */
export async function readTitleFields(db: Queryable, id: string) {
  const row = await rows.readTitle(db, id)
  return row ? { version: row.version, values: fieldsOf(present(row)) } : null
}

export async function listTitles({ db }: Ctx, input: InputOf<typeof titles.list>): Promise<OutputOf<typeof titles.list>> {
  const found = await rows.listTitles(db, readCursor(input.after, 'text'), input.limit + 1)
  const { rows: shown, next } = paged(found, input.limit, ({ name_ar, id }) => ({ sort: name_ar, id }))
  return { items: shown.map(present), next }
}

async function demandFree(db: Queryable, input: CreateTitle, except: string | null): Promise<void> {
  const taken = await rows.takenTitleNames(db, columnsOf(input), except)
  if (taken.length > 0) throw new Problem('users.title_taken', { fields: taken.map((path) => ({ path, code: 'taken' })) })
}

export async function createTitle(ctx: Ctx, input: CreateTitle): Promise<Title> {
  return write(ctx, async (tx) => {
    await demandFree(tx.db, input, null)
    const id = await rows.insertTitle(tx.db, columnsOf(input), ctx.actor.id, ctx.clock.now())
    tx.record(titleEvents.created, { id, before: {}, after: input }, { object: id, topics: [TOPIC] })
    return present((await rows.readTitle(tx.db, id))!)
  })
}

async function demandTitle(db: Queryable, { id, version }: { id: string; version: number }): Promise<TitleRow> {
  const row = await rows.lockTitle(db, id)
  if (!row) throw new Problem('not_found')
  demandVersion(row, version)
  return row
}

export async function updateTitle(ctx: Ctx, { id, version, ...input }: UpdateTitle): Promise<Title> {
  return write(ctx, async (tx) => {
    const row = await demandTitle(tx.db, { id, version })
    await demandFree(tx.db, input, id)
    const changed = difference(fieldsOf(present(row)), input)
    if (!changed) return present(row)
    await rows.updateTitle(tx.db, id, { ...columnsOf(input), version: version + 1 })
    tx.record(titleEvents.updated, { id, ...changed }, { object: id, topics: [TOPIC] })
    return present({ ...row, ...columnsOf(input), version: version + 1 })
  })
}

/** Nobody loses a title without being given another. */
export async function deleteTitle(ctx: Ctx, { id, version, replaceWith }: DeleteTitle): Promise<null> {
  return write(ctx, async (tx) => {
    const row = await demandTitle(tx.db, { id, version })
    if (row.users > 0 && replaceWith === undefined) throw new Problem('users.title_in_use')
    if (replaceWith !== undefined) {
      if (replaceWith === id || !(await rows.readTitle(tx.db, replaceWith)))
        throw new Problem('users.unknown_link', { fields: [{ path: 'replaceWith', code: 'not_found' }] })
      await rows.replaceTitle(tx.db, id, replaceWith)
    }
    await rows.deleteTitle(tx.db, id, ctx.clock.now())
    const after = replaceWith === undefined ? {} : { replaceWith }
    tx.record(titleEvents.deleted, { id, before: fieldsOf(present(row)), after }, { object: id, topics: [TOPIC] })
    return null
  })
}
