import { accessEvents } from '@diwan/contract/access/events'
import { MAX_PERSON_GRANTS } from '@diwan/contract/access/limits'
import { matrixFlags } from '@diwan/contract/access/matrix'
import type { GrantToPerson, PersonRights } from '@diwan/contract/access/schemas'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { presentKnown, presentPersonGrant } from '../presenter.ts'
import type { KnownRow } from '../queries/people.ts'
import { deletePersonGrant, insertPersonGrant, readKnownPerson, readPersonGrants, readRoleCells } from '../queries/people.ts'
import { columnsOf, demandHeld, demandOffered, demandShared, demandTakable, isLasting, lockRights } from './held.ts'

export async function rightsOfPerson(
  ctx: Ctx,
  { personId }: { personId: string },
  db: Queryable = ctx.db,
): Promise<PersonRights> {
  const person = await demandKnown(ctx, db, personId)
  const [grants, ofRole] = await Promise.all([readPersonGrants(db, personId, MAX_PERSON_GRANTS), readRoleCells(db, person.role)])
  return {
    person: presentKnown(person),
    grants: grants.filter(({ name }) => matrixFlags.has(name)).map(presentPersonGrant(ctx.clock.now())),
    ofRole: ofRole.filter(({ name }) => matrixFlags.has(name)),
  }
}

/** Somebody this reader may see, else it is as if there were nobody. */
export async function demandKnown(ctx: Ctx, db: Queryable, id: string): Promise<KnownRow> {
  const person = await readKnownPerson(db, ctx.actor, id)
  if (!person) throw new Problem('not_found')
  return person
}

export async function grantToPerson(ctx: Ctx, input: GrantToPerson): Promise<PersonRights> {
  const rights = await write(ctx, async (tx) => {
    const { actor } = await lockRights(ctx, tx)
    const { person, grants } = await rightsOfPerson(ctx, input, tx.db)
    const { personId, name, effect, reason } = input
    const relations = effect === 'add' ? [...new Set(input.relations)] : []
    const [from, until] = datesOf(input, ctx.clock.now())
    if (grants.length >= MAX_PERSON_GRANTS) throw new Problem('access.too_many')
    if ((effect === 'add') !== input.relations.length > 0) throw new Problem('access.not_offered')
    demandOffered([{ name, relations, path: 'relations' }])
    demandShared([{ name, gained: relations, path: 'relations' }])
    demandHeld(actor, [{ role: person.role, name, gained: relations, path: 'relations' }])
    if (effect === 'deny') demandTakable(actor, [{ role: person.role, path: 'effect' }])
    if (effect === 'deny' && person.role === 'SUPER_ADMIN' && isLasting(name)) throw new Problem('access.would_lock_out')

    const row = { id: newId(), user_id: personId, ...columnsOf(name), effect, relations, from_at: from, until_at: until, reason }
    await insertPersonGrant(tx.db, { ...row, created_by: ctx.actor.id, created_at: ctx.clock.now() })
    const detail = { before: {}, after: { [name]: describe(effect, relations, from, until) }, reason }
    tx.record(accessEvents.personGranted, detail, { object: personId, audience: 'staff', topics: ['access'] })
    return rightsOfPerson(ctx, input, tx.db)
  })
  ctx.portal.bus.publish({ people: [input.personId] })
  return rights
}

/** To take back a denial is to grant, and to take back an addition is to take: the same is asked. */
export async function revokeFromPerson(ctx: Ctx, input: { personId: string; grantId: string }): Promise<PersonRights> {
  const rights = await write(ctx, async (tx) => {
    const { actor } = await lockRights(ctx, tx)
    const { person, grants, ofRole } = await rightsOfPerson(ctx, input, tx.db)
    const found = grants.find(({ id }) => id === input.grantId)
    if (!found) throw new Problem('not_found')
    const { name, effect, relations } = found
    const back = ofRole.find((cell) => cell.name === name)?.relations ?? []
    if (effect === 'deny') demandHeld(actor, [{ role: person.role, name, gained: back, path: 'grantId' }])
    else demandTakable(actor, [{ role: person.role, path: 'grantId' }])

    await deletePersonGrant(tx.db, input.grantId)
    const until = found.untilDate === null ? null : new Date(found.untilDate * 1_000)
    const detail = {
      before: { [name]: describe(effect, relations, new Date(found.fromDate * 1_000), until) },
      after: {},
      reason: found.reason,
    }
    tx.record(accessEvents.personRevoked, detail, { object: input.personId, audience: 'staff', topics: ['access'] })
    return rightsOfPerson(ctx, input, tx.db)
  })
  ctx.portal.bus.publish({ people: [input.personId] })
  return rights
}

function datesOf({ fromDate, untilDate }: GrantToPerson, now: Date): [Date, Date | null] {
  const from = fromDate === undefined ? now : new Date(fromDate * 1_000)
  const until = untilDate === undefined ? null : new Date(untilDate * 1_000)
  if (until && until <= from)
    throw new Problem('access.wrong_dates', { fields: [{ path: 'untilDate', code: 'end_not_after_start' }] })
  if (until && until <= now) throw new Problem('access.wrong_dates', { fields: [{ path: 'untilDate', code: 'time_past' }] })
  return [from, until]
}

const describe = (effect: 'add' | 'deny', relations: readonly Relation[], from: Date, until: Date | null): string =>
  [effect, ...relations, from.toISOString(), until?.toISOString() ?? ''].join(' ').trim()
