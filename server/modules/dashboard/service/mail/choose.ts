import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { dashboard } from '@diwan/contract/dashboard/endpoints'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { deleteMail, keepMail, readMail } from '../../queries/mails.ts'
import { nextMail } from './next-mail.ts'

type Answer = Promise<OutputOf<typeof dashboard.mail>>

export async function openMail({ db, actor, portal }: Ctx): Answer {
  return { rhythm: (await readMail(db, actor.id)) ?? 'never', offered: portal.mail.kind !== 'none' }
}

/** The first one leaves at the next hour of mails. */
export const chooseMail = (ctx: Ctx, { rhythm }: InputOf<typeof dashboard.chooseMail>): Answer =>
  write(ctx, async (tx) => {
    const { id, reading } = ctx.actor
    const days = await readWorkingDays(tx.db)
    const next = rhythm === 'never' ? null : nextMail({ ...days, rhythm, zone: reading.zone }, toSeconds(ctx.clock.now()))
    if (rhythm === 'never' || next === null) await deleteMail(tx.db, id)
    else await keepMail(tx.db, { person_id: id, rhythm, next_at: new Date(next * 1000) })
    return { rhythm, offered: ctx.portal.mail.kind !== 'none' }
  })
