import type { SetUp, SignIn } from '@diwan/contract/identity/schemas/identity'
import { deviceOf } from '@diwan/core/user-agent'
import type { Actor } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/db/id.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readActor } from '../../access/public.ts'
import { beginOrganisation } from '../../settings/public.ts'
import { demandGoodFirst, insertUser } from '../../users/public.ts'
import { readSignIn } from '../queries/sessions.ts'
import { insertSession } from '../queries/sign-ins.ts'
import { hashPassword, hashToken, isPassword, newToken } from '../../../kit/secrets/secrets.ts'
import { isSetupCode } from './setup-code.ts'

export interface SignedIn {
  sessionId: string
  /** Who came in, read beside the writing of the session. */
  actor: Actor
  /** Authority of the browser: goes into the httpOnly cookie only. */
  cookie: string
  /** Opens the notification stream and nothing else. */
  streamToken: string
  at: Date
}

interface Device {
  device: string
  address: string
  /** Came by http: its cookie has the plain name. */
  plainCookie: boolean
  /** What this browser is known by from now on. */
  browser: string
}

/** A right password begins a new session; a wrong one and an unknown address look and take the same. */
export async function signIn(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  input: SignIn,
  { device, address, browser, plainCookie }: Device,
): Promise<SignedIn> {
  const user = await readSignIn(db, input.email)
  const right = await isPassword(user?.password_hash, input.password)
  if (!user || !right) throw new Problem('identity.wrong_credentials')

  const signedIn = { cookie: newToken(), streamToken: newToken(), at: clock.now() }
  const session = {
    id: newId(),
    userId: user.id,
    tokenHash: hashToken(signedIn.cookie),
    streamHash: hashToken(signedIn.streamToken),
    browserHash: hashToken(browser),
    passwordHash: user.password_hash,
    remember: input.rememberMe ?? false,
    device: device.slice(0, 300),
    address,
    plainCookie,
    at: signedIn.at,
  }
  const [actor, begun] = await Promise.all([
    readActor({ db, clock }, user.id),
    insertSession(db, session, { sessionId: session.id, ...deviceOf(session.device), address }),
  ])
  if (!actor || !begun) throw new Problem('identity.wrong_credentials') // disabled, or given another password, in this very moment
  return { ...signedIn, sessionId: session.id, actor }
}

/** Ends this session everywhere at once: its stream and sockets hear of it by the hint. */
export async function signOut(ctx: Ctx): Promise<void> {
  if (ctx.sessionId) await ctx.db.deleteFrom('sessions').where('id', '=', ctx.sessionId).execute()
  ctx.portal.bus.publish({ people: [ctx.actor.id] })
}

/** The first visit of an empty organisation: once, with the code only the terminal showed. */
export async function setUp(ctx: Ctx, input: SetUp): Promise<void> {
  if (!isSetupCode(input.code)) throw new Problem('identity.setup_code_wrong')
  const organisation = [input.organisationNameAr, input.organisationNameEn]
  await demandGoodFirst({ email: input.email, names: [input.fullName], password: input.password }, organisation)
  const password_hash = await hashPassword(input.password)
  await ctx.db.transaction().execute(async (trx) => {
    const names = { nameAr: input.organisationNameAr, nameEn: input.organisationNameEn }
    const begun = await beginOrganisation(trx, { ...names, demo: false, at: ctx.clock.now() })
    if (!begun) throw new Problem('identity.setup_done')
    await insertUser(trx, {
      email: input.email,
      fullName: input.fullName,
      role: 'SUPER_ADMIN',
      password_hash,
      at: ctx.clock.now(),
    })
  })
}
