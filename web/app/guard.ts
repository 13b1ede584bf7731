import { environment } from '../kit/environment.ts'
import type { SignedIn } from '../kit/session.ts'
import { areaOf, homeOf } from './areas.ts'
import { entryOf, moduleOf } from './module-of.ts'

/** Old and doubled addresses of the specification that lead to the one that is shown (Q.08, Q.13, Q.16). */
const led: Readonly<Record<string, string>> = {
  '/user/dashboard': '/user',
  '/admin/dashboard': '/admin',
  '/user/old-chat': '/user/chat',
}

/** Where this person is sent instead, or nothing. The server decides in any case; this only spares a refused screen. */
export function detour(pathname: string, person: SignedIn | null, hash = ''): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (path === '/access/login' && hash !== '') return undefined // the link of a mail: it opens for anyone who holds it
  if (path === '/access' || path.startsWith('/access/')) return detourOfAccess(path, person)
  if (!needsLogin(path)) return undefined
  if (!person) return environment.organisation ? '/access/login' : '/access'
  const home = homeOf(person.metadata.role)
  if (path === '/') return home
  if (path === '/ticket-thread')
    return person.modules.admin.includes('tickets') && home === '/admin' ? '/admin/tickets' : '/user/tickets'
  return led[path] ?? detourOfArea(path, person)
}

/** Every screen of the registry, the home layout and ticket threads. An unlisted path is simply not found. */
export function needsLogin(path: string): boolean {
  return path === '/' || path === '/ticket-thread' || path.startsWith('/ticket-thread/') || moduleOf(path) !== undefined
}

function detourOfAccess(path: string, person: SignedIn | null): string | undefined {
  if (person) return '/'
  if (!environment.organisation) return path === '/access' ? undefined : '/access'
  return path === '/access' ? '/access/login' : undefined
}

function detourOfArea(path: string, { metadata, modules }: SignedIn): string | undefined {
  if (path.startsWith('/ticket-thread/')) return undefined
  const area = areaOf(path, metadata.role)
  if (area === 'admin' && metadata.role === 'USER') return '/user'
  const key = moduleOf(path)
  if (!key || path === `/${area}` || entryOf(key)?.always) return undefined
  return modules[area].includes(key) ? undefined : `/${area}`
}
