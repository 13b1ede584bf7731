import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { partners } from '@diwan/contract/users/endpoints/partners'
import { partnerEvents } from '@diwan/contract/users/events'
import type { CreatePartner, DeletePartner, Partner, UpdatePartner } from '@diwan/contract/users/schemas/partner'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import { write } from '../../../kit/record/write.ts'
import type { PartnerRow } from '../queries/partners.ts'
import * as rows from '../queries/partners.ts'
import { TOPIC } from '../topics.ts'
import { demandVersion } from './rules.ts'

const present = (row: PartnerRow): Partner => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  email: row.email,
  phone: row.phone,
  website: row.website,
  version: row.version,
  users: row.users,
})

const fieldsOf = ({ id: _id, version: _version, users: _users, ...fields }: Partner) => fields

const columnsOf = ({ nameAr, nameEn, email, phone, website }: CreatePartner) => ({
  name_ar: nameAr,
  name_en: nameEn,
  email,
  phone,
  website,
})

/** The fields of its form as they stand. */
export async function readPartnerFields(db: Queryable, id: string) {
  const row = await rows.readPartner(db, id)
  return row ? { version: row.version, values: fieldsOf(present(row)) } : null
}

export async function listPartners({ db }: Ctx, input: InputOf<typeof partners.list>): Promise<OutputOf<typeof partners.list>> {
  const found = await rows.listPartners(db, readCursor(input.after, 'text'), input.limit + 1)
  const { rows: shown, next } = paged(found, input.limit, ({ name_ar, id }) => ({ sort: name_ar, id }))
  return { items: shown.map(present), next }
}

async function demandFree(db: Queryable, input: CreatePartner, except: string | null): Promise<void> {
  const taken = await rows.takenPartnerNames(db, columnsOf(input), except)
  if (taken.length > 0) throw new Problem('users.partner_taken', { fields: taken.map((path) => ({ path, code: 'taken' })) })
}

export async function createPartner(ctx: Ctx, input: CreatePartner): Promise<Partner> {
  return write(ctx, async (tx) => {
    await demandFree(tx.db, input, null)
    const id = await rows.insertPartner(tx.db, columnsOf(input), ctx.actor.id, ctx.clock.now())
    tx.record(partnerEvents.created, { id, before: {}, after: input }, { object: id, topics: [TOPIC] })
    return present((await rows.readPartner(tx.db, id))!)
  })
}

async function demandPartner(db: Queryable, { id, version }: { id: string; version: number }): Promise<PartnerRow> {
  const row = await rows.lockPartner(db, id)
  if (!row) throw new Problem('not_found')
  demandVersion(row, version)
  return row
}

export async function updatePartner(ctx: Ctx, { id, version, ...input }: UpdatePartner): Promise<Partner> {
  return write(ctx, async (tx) => {
    const row = await demandPartner(tx.db, { id, version })
    await demandFree(tx.db, input, id)
    const changed = difference(fieldsOf(present(row)), input)
    if (!changed) return present(row)
    await rows.updatePartner(tx.db, id, { ...columnsOf(input), version: version + 1 })
    tx.record(partnerEvents.updated, { id, ...changed }, { object: id, topics: [TOPIC] })
    return present({ ...row, ...columnsOf(input), version: version + 1 })
  })
}

/** Its people are given another one first. */
export async function deletePartner(ctx: Ctx, { id, version, replaceWith }: DeletePartner): Promise<null> {
  return write(ctx, async (tx) => {
    const row = await demandPartner(tx.db, { id, version })
    if (row.users > 0 && replaceWith === undefined) throw new Problem('users.partner_in_use')
    if (replaceWith !== undefined) {
      if (replaceWith === id || !(await rows.readPartner(tx.db, replaceWith)))
        throw new Problem('users.unknown_link', { fields: [{ path: 'replaceWith', code: 'not_found' }] })
      await rows.replacePartner(tx.db, id, replaceWith)
    }
    await rows.deletePartner(tx.db, id, ctx.clock.now())
    const after = replaceWith === undefined ? {} : { replaceWith }
    tx.record(partnerEvents.deleted, { id, before: fieldsOf(present(row)), after }, { object: id, topics: [TOPIC] })
    return null
  })
}
