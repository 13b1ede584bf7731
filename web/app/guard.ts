import { moduleEntries, type ModuleEntry } from '@diwan/contract/releases/registry'
import { environment } from '../kit/environment.ts'
import type { SignedIn } from '../kit/session.ts'
import { areaOf, homeOf } from './areas.ts'
import { entryOf, moduleOf, outsideOf } from './module-of.ts'

/** Old and doubled addresses of the specification that lead to the one that is shown (Q.08, Q.16). */
const redirects = new Map(moduleEntries.flatMap((entry) => Object.entries(entry.redirects ?? {})))

/** Where this person is sent instead, or nothing. The server decides in any case; this only spares a refused screen. */
export function detour(pathname: string, person: SignedIn | null, hash = ''): string | undefined {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (path === '/access/login' && hash !== '') return undefined // the link of a mail: it opens for anyone who holds it
  if (path === '/access' || path.startsWith('/access/')) return detourOfAccess(path, person)
  if (!needsLogin(path)) return undefined
  if (!person) return environment.organisation ? '/access/login' : '/access'
  const home = homeOf(person.metadata.role)
  if (path === '/') return home
  const outside = outsideOf(path)
  if (outside) return detourToList(path, outside, person)
  return redirects.get(path) ?? detourOfArea(path, person)
}

/** Every screen of the registry, and the home layout. An unlisted path is simply not found. */
export function needsLogin(path: string): boolean {
  return path === '/' || moduleOf(path) !== undefined
}

/** An address of records that names none leads to their list (Q.13). */
function detourToList(path: string, { key, user, admin, outside }: ModuleEntry, person: SignedIn): string | undefined {
  if (!outside?.includes(path.slice(1))) return undefined
  const inAdmin = person.modules.admin.includes(key) && homeOf(person.metadata.role) === '/admin'
  return inAdmin ? `/admin/${admin?.[0] ?? ''}` : `/user/${user?.[0] ?? ''}`
}

function detourOfAccess(path: string, person: SignedIn | null): string | undefined {
  if (person) return '/'
  if (!environment.organisation) return path === '/access' ? undefined : '/access'
  return path === '/access' ? '/access/login' : undefined
}

/** Whether this person is led away because a module is not open to them in this area. */
export function isClosedTo(pathname: string, person: SignedIn): boolean {
  const path = pathname.replace(/\/+$/, '')
  const key = moduleOf(path)
  return key !== undefined && detourOfArea(path, person) === `/${areaOf(path, person.metadata.role)}`
}

function detourOfArea(path: string, { metadata, modules }: SignedIn): string | undefined {
  const area = areaOf(path, metadata.role)
  if (area === 'admin' && metadata.role === 'USER') return '/user'
  const key = moduleOf(path)
  if (!key || path === `/${area}` || entryOf(key)?.always) return undefined
  return modules[area].includes(key) ? undefined : `/${area}`
}
