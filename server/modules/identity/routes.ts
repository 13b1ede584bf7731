import { identity } from '@diwan/contract/identity/endpoints'
import { SESSION_DAYS } from '@diwan/contract/identity/limits'
import type { FastifyReply } from 'fastify'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import { Problem } from '../../kit/http/problem.ts'
import { route } from '../../kit/http/route.ts'
import { readActor } from '../access/public.ts'
import { presentSession, presentSignedIn } from './presenter/session.ts'
import { changePassword } from './service/change-password.ts'
import { endOtherSessions, endSession, listSessions } from './service/sessions.ts'
import { preferLanguage, setUp, signIn, signOut } from './service/sign-in.ts'

const done = { done: true } as const

export const routes = (secureCookies: boolean) => [
  route(identity.login, async (ctx, input, { request, reply }) => {
    const signedIn = await signIn(ctx, input, { device: request.headers['user-agent'] ?? '', address: request.ip })
    setCookie(reply, signedIn.cookie, input.rememberMe, secureCookies)
    const actor = await readActor(ctx, signedIn.userId)
    if (!actor) throw new Problem('identity.wrong_credentials')
    return presentSignedIn(ctx.db, actor, signedIn)
  }),
  route(identity.logout, async (ctx, _input, { reply }) => {
    await signOut(ctx)
    reply.clearCookie(SESSION_COOKIE, { path: '/' })
    return done
  }),
  route(identity.session, (ctx) => presentSession(ctx.db, ctx.actor, ctx.sessionId!)),
  route(identity.prefer, async (ctx, { language }) => {
    await preferLanguage(ctx, language)
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
  route(identity.forgotPassword, () => Promise.reject(new Problem('module_coming_soon'))),
]

/** Without remember me the cookie ends with the browser; the server ends it after idle hours as well. */
function setCookie(reply: FastifyReply, token: string, remember: boolean, secure: boolean): void {
  const life = remember ? { maxAge: SESSION_DAYS * 86_400 } : {}
  reply.setCookie(SESSION_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life })
}
