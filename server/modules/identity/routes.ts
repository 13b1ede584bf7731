import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { identity } from '@diwan/contract/identity/endpoints'
import { OTP_MINUTES, SESSION_DAYS } from '@diwan/contract/identity/limits'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import type { FastifyReply } from 'fastify'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentProfile } from './presenter/profile.ts'
import { presentSession, presentSignedIn } from './presenter/session.ts'
import { readOwn } from './queries/profile.ts'
import { acceptInvitation } from './service/accept-invitation.ts'
import { changeAccount, endAccountSessions, openAccount, unlockAccount } from './service/accounts.ts'
import { changePassword } from './service/change-password.ts'
import { askForCode } from './service/reset/ask.ts'
import { resetPassword } from './service/reset/set-password.ts'
import { verifyCode } from './service/reset/verify.ts'
import { changeProfile, prefer } from './service/profile.ts'
import { createToken, listTokens, revokeToken } from './service/api-tokens.ts'
import { endOtherSessions, endSession, listSessions, listSignIns } from './service/sessions.ts'
import { noticeDevice } from './service/notice-device.ts'
import { setUp, signIn, signOut } from './service/sign-in.ts'

const done = { done: true } as const
/** A command answers the account as it is now. */
const opened = async (ctx: Ctx, id: Promise<string>) => openAccount(ctx, { id: await id })

/** First the handle of whoever asked for a code, then the ticket for one new password; read by these addresses only. */
export const RESET_COOKIE = 'diwan_reset'
const RESET_PATH = identity.forgotPassword.path

export const routes = (secureCookies: boolean) => [
  route(identity.login, async (ctx, input, { request, reply }) => {
    const signedIn = await signIn(ctx, input, { device: request.headers['user-agent'] ?? '', address: request.ip })
    setCookie(reply, signedIn.cookie, input.rememberMe, secureCookies)
    const noticed = noticeDevice({ ...ctx, actor: signedIn.actor })
    const [answer] = await Promise.all([presentSignedIn(ctx.db, signedIn), noticed])
    return answer
  }),
  route(identity.logout, async (ctx, _input, { reply }) => {
    await signOut(ctx)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return done
  }),
  route(identity.session, (ctx) => presentSession(ctx.db, ctx.actor, ctx.sessionId!)),
  route(profile.open, async ({ db, actor }) => presentProfile(db, actor, await readOwn(db, actor.id))),
  route(profile.change, async (ctx, input) => {
    await changeProfile(ctx, input)
    return presentProfile(ctx.db, ctx.actor, await readOwn(ctx.db, ctx.actor.id))
  }),
  route(profile.prefer, async (ctx, input) => {
    await prefer(ctx, input)
    return done
  }),
  route(identity.setUp, async (ctx, input) => {
    await setUp(ctx, input)
    return done
  }),
  route(identity.changePassword, async (ctx, input) => {
    await changePassword(ctx, input)
    return done
  }),
  route(identity.sessions, listSessions),
  route(identity.endSession, async (ctx, { id }) => {
    await endSession(ctx, id)
    return done
  }),
  route(identity.endOtherSessions, async (ctx) => {
    await endOtherSessions(ctx)
    return done
  }),
  route(identity.signIns, listSignIns),
  route(identity.apiTokens, listTokens),
  route(identity.createApiToken, createToken),
  route(identity.revokeApiToken, async (ctx, { id }) => {
    await revokeToken(ctx, id)
    return done
  }),
  route(accounts.open, openAccount),
  route(accounts.change, (ctx, input) => opened(ctx, changeAccount(ctx, input))),
  route(accounts.unlock, (ctx, input) => opened(ctx, unlockAccount(ctx, input))),
  route(accounts.endSessions, (ctx, input) => opened(ctx, endAccountSessions(ctx, input))),
  route(identity.forgotPassword, async (ctx, input, { request, reply }) => {
    setResetCookie(reply, await askForCode(ctx, input, request.ip), secureCookies)
    return done
  }),
  route(identity.verifyCode, async (ctx, input, { request, reply }) => {
    const from = { handle: request.cookies[RESET_COOKIE], address: request.ip }
    setResetCookie(reply, await verifyCode(ctx, input, from), secureCookies)
    return done
  }),
  route(identity.acceptInvitation, acceptInvitation),
  route(identity.resetPassword, async (ctx, input, { request, reply }) => {
    await resetPassword(ctx, input, request.cookies[RESET_COOKIE])
    reply.clearCookie(RESET_COOKIE, { path: RESET_PATH })
    return done
  }),
]

/** Without remember me the cookie ends with the browser; the server ends it after idle hours as well. */
function setCookie(reply: FastifyReply, token: string, remember: boolean, secure: boolean): void {
  const life = remember ? { maxAge: SESSION_DAYS * 86_400 } : {}
  reply.setCookie(SESSION_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life })
}

function setResetCookie(reply: FastifyReply, token: string, secure: boolean): void {
  const life = { maxAge: 2 * OTP_MINUTES * 60, path: RESET_PATH }
  reply.setCookie(RESET_COOKIE, token, { ...life, httpOnly: true, sameSite: 'strict', secure })
}
