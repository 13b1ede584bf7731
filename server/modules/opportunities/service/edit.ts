import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { opportunity } from '@diwan/contract/opportunities/endpoints'
import { opportunityEvents } from '@diwan/contract/opportunities/events'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import { Problem } from '../../../kit/http/problem.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { command, moveCommand } from '../../../kit/kind/command.ts'
import { move } from '../../../kit/record/move.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { demandWithin, mayBelongTo, setAudience } from '../../audience/public.ts'
import { indexRecord } from '../../search/public.ts'
import { opportunityRecord } from '../kind.ts'
import { presentOpportunity } from '../presenter/opportunity.ts'
import { insertOpportunity, updateOpportunity } from '../queries/opportunities.ts'
import { readSettings } from '../queries/settings.ts'
import { endOfDay } from './days.ts'
import { recordOpportunity } from './recorded.ts'

type Input<E extends keyof typeof opportunity> = InputOf<(typeof opportunity)[E]>
type Answer<E extends keyof typeof opportunity> = Promise<OutputOf<(typeof opportunity)[E]>>
type Content = Input<'create'>

export const createOpportunity = (ctx: Ctx, content: Content): Answer<'create'> =>
  write(ctx, async (tx) => {
    await demandContent(ctx, tx.db, content)
    const [by, at] = [ctx.actor.id, ctx.clock.now()]
    const id = await insertObject(tx.db, { kind: 'opportunity', by, at })
    const row = await rowOf(tx.db, content)
    await insertOpportunity(tx.db, { ...row, id, created_by: by, created_at: at, updated_at: at })
    await setAudience(tx.db, { id, kind: 'opportunity', listedAt: null }, content.tokens)
    await indexRecord(tx.db, opportunityRecord, id)
    return presentOpportunity(ctx.actor, await recordOpportunity(ctx, tx, 'created', id))
  })

export const changeOpportunity = (ctx: Ctx, { id, version, ...content }: Input<'change'>): Answer<'change'> =>
  moveCommand(
    opportunityRecord,
    ctx,
    { id, version, needs: 'edit', moves: opportunityMoves, move: 'save' },
    async (tx, before) => {
      await demandContent(ctx, tx.db, content, before.unit_id)
      const set = { ...(await rowOf(tx.db, content)), version: version + 1, updated_at: ctx.clock.now() }
      await updateOpportunity(tx.db, id, set)
      await setAudience(tx.db, { id, kind: 'opportunity', listedAt: null }, content.tokens)
      await indexRecord(tx.db, opportunityRecord, id)
      return presentOpportunity(ctx.actor, await recordOpportunity(ctx, tx, 'changed', id))
    },
  )

/** Only what is a draft is deleted; anything else is cancelled. */
export const deleteOpportunity = (ctx: Ctx, { id }: Input<'delete'>): Answer<'delete'> =>
  command(opportunityRecord, ctx, { id, needs: 'edit' }, async (tx, row) => {
    move(opportunityMoves, 'save', { status: row.status as 'DRAFT', version: row.version })
    await deleteObject(tx.db, id, ctx.clock.now())
    tx.record(opportunityEvents.deleted, { id }, opportunityRecord.delivery(row))
    return { done: true }
  })

async function rowOf(db: Queryable, content: Content) {
  return {
    position: content.position,
    type_id: content.typeId,
    partner: content.partner,
    description: content.description,
    number_of_users: content.numberOfUsers,
    due_date: content.dueDate === '' ? null : content.dueDate,
    due_at: await endOfDay(db, content.dueDate),
    unit_id: content.unitId,
  }
}

/** The number of users lies within the settings, and what is named exists and may be named by this person. */
async function demandContent(ctx: Ctx, db: Queryable, content: Content, unitBefore: string | null = null): Promise<void> {
  const { maxUsers, types } = await readSettings(db)
  demandNumber(content.numberOfUsers, maxUsers)
  if (content.typeId !== null && !types.some(({ id }) => id === content.typeId)) throw wrong('typeId', 'not_found')
  const { unitId } = content
  if (unitId !== null && unitId !== unitBefore && !isOwnUnit(ctx.actor, unitId))
    if (!(await mayBelongTo(db, ctx.actor, 'opportunity.create', unitId))) throw new Problem('opportunity.unit_missing')
  await demandAudience(db, ctx.actor, content.tokens)
}

export function demandNumber(numberOfUsers: number, maximum: number, minimum = 1): void {
  if (numberOfUsers < minimum || numberOfUsers > maximum)
    throw new Problem('invalid_input', {
      fields: [{ path: 'numberOfUsers', code: 'number_of_users', params: { minimum, maximum } }],
    })
}

export const wrong = (path: string, code: string): Problem => new Problem('invalid_input', { fields: [{ path, code }] })

const isOwnUnit = ({ groupIds, departmentIds }: Actor, unitId: string): boolean =>
  groupIds.includes(unitId) || departmentIds.includes(unitId)

/** Everybody may address those to whom they belong themselves; the approver sees whom. Others take the relations of the right. */
async function demandAudience(db: Queryable, actor: Actor, tokens: readonly AudienceToken[]): Promise<void> {
  await demandWithin(
    db,
    actor,
    'opportunity.create',
    tokens.filter((token) => !actor.tokens.includes(token)),
  )
}
