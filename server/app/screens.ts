import { moduleEntries } from '@diwan/contract/modules/registry'

const general = ['/', '/access', '/access/login', '/access/forgot-password', '/offline', '/ticket-thread', '/ticket-thread/$id']

/** Every screen address of the specification; anything else is the not-found page with status 404. */
export function screenPatterns(): RegExp[] {
  const areas = moduleEntries.flatMap(({ user, admin }) => [
    ...(user ?? []).map((path) => `/user/${path}`),
    ...(admin ?? []).map((path) => `/admin/${path}`),
  ])
  return [...general, ...areas].map(patternOf)
}

/** Of an address with parameters such as `$id`, which match one segment. */
export function patternOf(screen: string): RegExp {
  const segments = screen
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment))
  return new RegExp(`^/${segments.join('/')}/?$`)
}
