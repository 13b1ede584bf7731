import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { names } from '@diwan/contract/users/endpoints/names'
import { userEvents } from '@diwan/contract/users/events'
import { MAX_NAMESAKES } from '@diwan/contract/users/limits'
import type { NameProposal } from '@diwan/contract/users/schemas/name'
import type { UserChange } from '@diwan/contract/users/schemas/user'
import { demand } from '../../../kit/access/demand.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { difference } from '../../../kit/record/difference.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { presentUnit } from '../presenter/user.ts'
import { readPlaces } from '../queries/memberships.ts'
import {
  forgetProposal,
  keepProposal,
  namesakesOf,
  presentProposal,
  readOwnProposal,
  readProposal,
  type ProposalRow,
} from '../queries/name-proposals.ts'
import { lockUser, readUsers, type UserRow } from '../queries/users.ts'
import { TOPIC } from '../topics.ts'
import { changeUser } from './write.ts'

const delivery = (id: string) => ({ object: id, topics: [TOPIC] })

const namesOf = (row: Pick<ProposalRow, 'first_name' | 'last_name' | 'full_name' | 'other_name'>) =>
  ({
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    otherName: row.other_name,
  }) satisfies UserChange

/** Keeps what a person would like to be called. Nothing shows it until an administrator confirms it. */
export async function proposeName(ctx: Ctx, input: InputOf<typeof names.propose>): Promise<OutputOf<typeof names.propose>> {
  const { id } = ctx.actor
  await write(ctx, async (tx) => {
    const row = (await lockUser(tx.db, id))!
    const changed = difference(namesOf(row), input)
    if (!changed) throw new Problem('users.same_name')
    await keepProposal(tx.db, {
      id: newId(),
      user_id: id,
      first_name: input.firstName,
      last_name: input.lastName,
      full_name: input.fullName,
      other_name: input.otherName,
      proposed_at: ctx.clock.now(),
    })
    tx.record(userEvents.nameProposed, { id, ...changed }, delivery(id))
  })
  return { proposal: await readOwnProposal(ctx.db, id) }
}

/** Twice is once. */
export async function withdrawName(ctx: Ctx): Promise<OutputOf<typeof names.withdraw>> {
  const { id } = ctx.actor
  await write(ctx, async (tx) => {
    const row = (await lockUser(tx.db, id))!
    const proposal = await readProposal(tx.db, id)
    if (!proposal) return
    await forgetProposal(tx.db, id)
    tx.record(
      userEvents.nameWithdrawn,
      { id, ...(difference(namesOf(proposal), namesOf(row)) ?? { before: {}, after: {} }) },
      delivery(id),
    )
  })
  return { proposal: null }
}

/** Locks the person and the proposal that was read. An own proposal is decided by another administrator, whatever the role. */
async function decide(
  ctx: Ctx,
  { id, proposalId }: InputOf<typeof names.confirm>,
  change: (tx: Tx, row: UserRow, proposal: ProposalRow) => Promise<void>,
): Promise<string> {
  await write(ctx, async (tx) => {
    const row = await lockUser(tx.db, id)
    if (row?.id === ctx.actor.id) throw new Problem('users.not_yourself')
    demand(can, 'update', ctx.actor, row)
    const proposal = await readProposal(tx.db, id)
    if (proposal?.id !== proposalId) throw new Problem('users.proposal_changed')
    await forgetProposal(tx.db, id)
    await change(tx, row, proposal)
  })
  ctx.portal.bus.publish({ people: [id] })
  return id
}

export const confirmName = (ctx: Ctx, input: InputOf<typeof names.confirm>): Promise<string> =>
  decide(ctx, input, async (tx, row, proposal) => {
    await changeUser(ctx, tx, row, namesOf(proposal))
    tx.record(userEvents.nameConfirmed, { id: row.id, name: proposal.full_name }, delivery(row.id))
  })

export const declineName = (ctx: Ctx, { reason, ...input }: InputOf<typeof names.decline>): Promise<string> =>
  decide(ctx, input, async (tx, row, proposal) => {
    tx.record(userEvents.nameDeclined, { id: row.id, name: proposal.full_name, reason }, delivery(row.id))
    return Promise.resolve()
  })

/** The proposal with everybody else of that name: their units tell the administrator who is meant. */
export async function readNameProposal(db: Queryable, actor: Actor, row: UserRow): Promise<NameProposal | null> {
  if (!can.update(actor, row)) return null
  const proposal = await readProposal(db, row.id)
  if (!proposal) return null
  const ids = await namesakesOf(db, proposal, MAX_NAMESAKES)
  const [people, places] = await Promise.all([readUsers(db, ids), readPlaces(db, ids)])
  const seen = people.filter((one) => can.view(actor, one))
  return {
    ...presentProposal(proposal),
    namesakes: seen.map(({ id, full_name }) => ({
      id,
      fullName: full_name,
      unit: presentUnit(places.filter((place) => place.user_id === id)),
    })),
    otherNamesakes: ids.length - seen.length,
  }
}
