import { accounts } from '@diwan/contract/users/endpoints/accounts'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { KNOWN_BROWSER_DAYS, OTP_MINUTES, SESSION_DAYS } from '@diwan/contract/identity/limits'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import type { FastifyReply } from 'fastify'
import { route } from '../../kit/http/route.ts'
import type { SessionCookie } from '../../kit/http/session-cookie.ts'
import { giveSession, takeSession } from '../../kit/http/session-cookie.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentProfile } from './presenter/profile.ts'
import { presentSession, presentSignedIn } from './presenter/session.ts'
import { readOwn } from './queries/profile.ts'
import { acceptInvitation } from './service/accept-invitation.ts'
import { browserOf } from './service/browser.ts'
import {
  changeAccount,
  endAccountSessions,
  listAccountTokens,
  openAccount,
  revokeAccountToken,
  unlockAccount,
} from './service/accounts.ts'
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

/** First the handle of the browser that asked for a code, then the ticket for one new password; read at these paths only. */
export const RESET_COOKIE = 'diwan_reset'
const RESET_PATH = identity.forgotPassword.path

/** What a browser is known by; a name that no neighbouring host can set where the connection is secure. */
const browserCookieOf = (secure: boolean): string => (secure ? '__Host-diwan_browser' : 'diwan_browser')

export const routes = (cookie: SessionCookie) => {
  const browserCookie = browserCookieOf(cookie.secure)
  const keepBrowser = (reply: FastifyReply, browser: string) =>
    reply.setCookie(browserCookie, browser, {
      maxAge: KNOWN_BROWSER_DAYS * 86_400,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: cookie.secure,
    })
  return [
    route(identity.login, async (ctx, input, { request, reply }) => {
      const browser = browserOf(request.cookies[browserCookie])
      const device = request.headers['user-agent'] ?? ''
      const signedIn = await signIn(ctx, input, { device, address: request.ip, browser, plainCookie: !cookie.secure })
      keepBrowser(reply, browser)
      giveSession(reply, cookie, signedIn.cookie, input.rememberMe ? SESSION_DAYS * 86_400 : undefined)
      const noticed = noticeDevice({ ...ctx, actor: signedIn.actor })
      const [answer] = await Promise.all([presentSignedIn(ctx.db, signedIn), noticed])
      return answer
    }),
    route(identity.logout, async (ctx, _input, { reply }) => {
      await signOut(ctx)
      takeSession(reply, cookie)
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
    route(accounts.tokens, listAccountTokens),
    route(accounts.revokeToken, async (ctx, input) => {
      await revokeAccountToken(ctx, input)
      return done
    }),
    route(identity.forgotPassword, async (ctx, input, { request, reply }) => {
      const browser = browserOf(request.cookies[browserCookie])
      const handle = await askForCode(ctx, input, { address: request.ip, browser })
      keepBrowser(reply, browser)
      setResetCookie(reply, handle, cookie.secure)
      return done
    }),
    route(identity.verifyCode, async (ctx, input, { request, reply }) => {
      const from = { handle: request.cookies[RESET_COOKIE], address: request.ip }
      setResetCookie(reply, await verifyCode(ctx, input, from), cookie.secure)
      return done
    }),
    route(identity.acceptInvitation, acceptInvitation),
    route(identity.resetPassword, async (ctx, input, { request, reply }) => {
      await resetPassword(ctx, input, request.cookies[RESET_COOKIE])
      reply.clearCookie(RESET_COOKIE, { path: RESET_PATH })
      return done
    }),
  ]
}

function setResetCookie(reply: FastifyReply, token: string, secure: boolean): void {
  const life = { maxAge: 2 * OTP_MINUTES * 60, path: RESET_PATH }
  reply.setCookie(RESET_COOKIE, token, { ...life, httpOnly: true, sameSite: 'strict', secure })
}
