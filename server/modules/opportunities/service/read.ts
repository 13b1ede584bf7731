import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { opportunity } from '@diwan/contract/opportunities/endpoints'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { MAX_OFFERED } from '@diwan/contract/opportunities/limits'
import { fold } from '@diwan/core/arabic-fold'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { approvalOf } from '../../approvals/public.ts'
import { offered, readAddressees, readTokens } from '../../audience/public.ts'
import { can } from '../access.ts'
import { opportunityRecord } from '../kind.ts'
import { presentOpportunity } from '../presenter/opportunity.ts'
import { opportunitiesPaged } from '../queries/list.ts'

type Input<E extends keyof typeof opportunity> = InputOf<(typeof opportunity)[E]>
type Answer<E extends keyof typeof opportunity> = Promise<OutputOf<(typeof opportunity)[E]>>

export const listOpportunities = async (ctx: Ctx, input: Input<'list'>): Answer<'list'> =>
  opportunitiesPaged.page(ctx, await opportunitiesPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentOpportunity(ctx.actor, row)),
  )

export async function countOpportunities(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await opportunitiesPaged.counts(ctx, [await opportunitiesPaged.resolved(ctx, input)])
  return counter!
}

/** The audience and the approval are shown to people who edit or approve it. */
export async function openOpportunity(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [opportunityRecord.name.channel(id)], async () => {
    const row = await opportunityRecord.readOne(ctx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    const inside = can.edit(ctx.actor, row) || can.approve(ctx.actor, row)
    const [tokens, approval] = await Promise.all([inside ? readTokens(ctx.db, id) : [], inside ? approvalOf(ctx, id) : null])
    const audience = tokens.length === 0 ? [] : await addresseesOf(ctx, tokens)
    return { opportunity: presentOpportunity(ctx.actor, row), audience, approval }
  })
  return { ...record, positions }
}

/** Those to whom the caller belongs, and those whom the right lets the caller address. */
export async function offeredAddressees(ctx: Ctx, { q }: Input<'addressees'>): Answer<'addressees'> {
  const own = ctx.actor.tokens.filter((token) => token.startsWith('unit:')).slice(0, MAX_OFFERED)
  const [mine, others] = await Promise.all([
    readAddressees(ctx.db, own as AudienceToken[]),
    offered(ctx, 'opportunity.create', q, MAX_OFFERED),
  ])
  const fits = mine.filter(({ nameAr, nameEn }) => [nameAr, nameEn].some((name) => fold(name).includes(fold(q))))
  const known = new Set(fits.map(({ token }) => token))
  return { items: [...fits, ...others.filter(({ token }) => !known.has(token))].slice(0, MAX_OFFERED) }
}

/** Everyone and roles have no names of their own: the words of the portal call them. */
async function addresseesOf({ db }: Ctx, tokens: Awaited<ReturnType<typeof readTokens>>) {
  const known = new Map((await readAddressees(db, tokens)).map((one) => [one.token, one]))
  return tokens.map((token) => known.get(token) ?? { token, nameAr: '', nameEn: '' })
}
