import type { identity } from '@diwan/contract/identity/endpoints/identity'
import { identityEvents } from '@diwan/contract/identity/events'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { endAccess } from '../../users/public.ts'
import { presentDevice, presentSignIn } from '../presenter/device.ts'
import { deleteSession, readOwnSessions } from '../queries/sessions.ts'
import { readSignIns } from '../queries/sign-ins.ts'

/** Where this person is signed in. */
export async function listSessions(
  ctx: Ctx,
  input: InputOf<typeof identity.sessions>,
): Promise<OutputOf<typeof identity.sessions>> {
  const found = await readOwnSessions(ctx.db, ctx.actor.id, ctx.clock.now(), readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  return { items: rows.map((row) => presentDevice(row, ctx.sessionId)), next }
}

/** Its stream and sockets hear of it by the hint, and end. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  await write(ctx, async (tx) => {
    if (!(await deleteSession(tx.db, ctx.actor.id, sessionId))) throw new Problem('not_found')
    tx.record(identityEvents.sessionEnded, { sessionId }, { object: ctx.actor.id })
  })
  ctx.portal.bus.publish({ people: [ctx.actor.id] })
}

/** Somebody who asks for it suspects one of them: what came in by it, a program or a code, ends as well. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  await write(ctx, async (tx) => {
    const ended = await endAccess(tx.db, ctx.actor.id, ctx.sessionId)
    tx.record(identityEvents.otherSessionsEnded, ended, { object: ctx.actor.id })
  })
  ctx.portal.bus.publish({ people: [ctx.actor.id] })
}

/** When and from where this person came in, also long ago. */
export async function listSignIns(ctx: Ctx, input: InputOf<typeof identity.signIns>): Promise<OutputOf<typeof identity.signIns>> {
  const found = await readSignIns(ctx.db, ctx.actor.id, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  return { items: rows.map(presentSignIn), next }
}
