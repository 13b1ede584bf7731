import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints'
import type { CreateTicket } from '@diwan/contract/tickets/schemas'
import { randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '../server/kit/http/caller.ts'
import type { Cast, Member } from './cast.ts'
import type { Call } from './client.ts'

export const scenarioNames = ['list_admin', 'list_tech', 'list_user', 'create'] as const
export type ScenarioName = (typeof scenarioNames)[number]

/** How many raw 50-row reads each may cost. */
export const limits: Record<ScenarioName, number> = { list_admin: 2.5, list_tech: 4.5, list_user: 3, create: 6 }

/** The calls as a browser makes them. Creating comes last: it changes what the lists show. */
export function scenariosOf(origin: string, { admin, tech, user, departmentId, groupId }: Cast): Record<ScenarioName, Call> {
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
  }
  return {
    list_admin: list(admin, 'queue'),
    list_tech: list(tech, 'queue'),
    list_user: list(user, 'requested'),
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
