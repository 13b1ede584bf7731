import { documentFromText } from '@diwan/core/document'
import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { CreateTicket } from '@diwan/contract/tickets/schemas/ticket'
import { users } from '@diwan/contract/users/endpoints/users'
import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import type { Cast, Member } from './cast.ts'
import type { Call } from './client.ts'
import { planted } from './planted.ts'

const searches = ['search_1', 'search_50', 'search_5000'] as const
export const scenarioNames = [
  ...(['list_admin', 'list_tech', 'list_user', 'open', 'home'] as const),
  ...searches,
  ...(['directory', 'sign_in', 'create'] as const),
] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** How many raw 50-row reads each may cost. */
export const limitsAmong = (howMany: number): Record<ScenarioName, number> => ({
  list_admin: 2.5,
  list_tech: 4.5,
  list_user: 3,
  open: 3,
  home: 20,
  search_1: howMany < 1_000_000 ? 8 : 12,
  search_50: howMany < 1_000_000 ? 8 : 12,
  search_5000: howMany < 1_000_000 ? 8 : 12,
  directory: 6,
  sign_in: 4,
  create: 6,
})

/** Compared to the page of 50 that the administrator reads, not to as many bytes as they answer; and they leave work behind. */
export const writes: readonly ScenarioName[] = ['sign_in', 'create']

/** The calls as a browser makes them. Creating comes last: it changes what the lists show. */
export function scenariosOf(
  origin: string,
  { admin, tech, user, signer, departmentId, groupId, ticketId }: Cast,
): Record<ScenarioName, Call> {
  const list = ({ cookie }: Member, view: 'queue' | 'requested'): Call => ({
    origin,
    method: 'GET',
    path: `${tickets.list.path}?view=${view}`,
    headers: () => ({ cookie: `${SESSION_COOKIE}=${cookie}` }),
  })
  const ticket: CreateTicket = {
    subject: 'الطابعة في الدور الثالث لا تعمل منذ الصباح',
    body: documentFromText('جرّبنا إعادة تشغيلها مرتين.\nنرجو المساعدة قبل الظهر.', 'rtl'),
    departmentId,
    groupId,
    priority: 'NORMAL',
    attachments: [],
  }
  const search = (name: (typeof searches)[number]): Call => ({
    ...list(tech, 'queue'),
    path: `${tickets.search.path}?view=queue&queue=all&state=all&q=${encodeURIComponent(planted[name].word)}`,
  })
  return {
    list_admin: list(admin, 'queue'),
    list_tech: list(tech, 'queue'),
    list_user: list(user, 'requested'),
    open: {
      origin,
      method: 'GET',
      path: tickets.open.path.replace('{id}', ticketId),
      beside: [tickets.thread.path.replace('{id}', ticketId)],
      headers: () => ({ cookie: `${SESSION_COOKIE}=${tech.cookie}` }),
    },
    home: { ...list(user, 'requested'), path: dashboard.user.path },
    search_1: search('search_1'),
    search_50: search('search_50'),
    search_5000: search('search_5000'),
    directory: {
      origin,
      method: 'GET',
      path: `${users.list.path}?q=${encodeURIComponent('نوره القح')}`,
      headers: () => ({ cookie: `${SESSION_COOKIE}=${admin.cookie}` }),
    },
    sign_in: {
      origin,
      method: 'POST',
      path: identity.login.path,
      headers: () => ({ origin, 'content-type': 'application/json' }),
      body: JSON.stringify({ email: signer.email, password: signer.password }),
    },
    create: {
      origin,
      method: 'POST',
      path: tickets.create.path,
      headers: () => ({
        cookie: `${SESSION_COOKIE}=${user.cookie}`,
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }),
      body: JSON.stringify(ticket),
    },
  }
}
