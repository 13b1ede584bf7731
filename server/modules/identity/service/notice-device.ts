import { identityEvents } from '@diwan/contract/identity/events'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readSignIns } from '../queries/sign-ins.ts'

/** As far back as a browser is remembered. */
const SIGN_INS = 50

/** The newest sign-in is this one: a browser none of those before it had is a fact of its own, and is told. */
export async function noticeDevice(ctx: Ctx): Promise<void> {
  const [newest, ...before] = (await readSignIns(ctx.db, ctx.actor.id, undefined, SIGN_INS)).map(({ detail }) =>
    identityEvents.newDevice.detail.parse(detail),
  )
  const isThis = (one: typeof newest) => one?.browser === newest?.browser && one?.system === newest?.system
  if (!newest || before.length === 0 || before.some(isThis)) return
  await write(ctx, (tx) =>
    Promise.resolve(tx.record(identityEvents.newDevice, newest, { object: ctx.actor.id, audience: 'staff' })),
  )
}
