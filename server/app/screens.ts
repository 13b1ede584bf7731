import { moduleEntries } from '@diwan/contract/releases/registry'

const general = ['/', '/access', '/access/login', '/access/forgot-password', '/offline', '/guest']

const outside = moduleEntries.flatMap((entry) => (entry.outside ?? []).map((path) => `/${path}`))

/** Every screen address of the specification; anything else is the not-found page with status 404. */
export function screenPatterns(): RegExp[] {
  return [...general, ...outside, ...screensOf('user'), ...screensOf('admin')].map(patternOf)
}

export type Area = 'user' | 'admin'

/** The addresses of an area, whether their screens are built or not. */
export const screensOf = (area: Area): string[] =>
  moduleEntries.flatMap((entry) => (entry[area] ?? []).map((path) => `/${area}/${path}`))

/** Of an address with parameters such as `$id`, which match one segment. */
export function patternOf(screen: string): RegExp {
  const segments = screen
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith('$') ? '[^/]+' : segment))
  return new RegExp(`^/${segments.join('/')}/?$`)
}
