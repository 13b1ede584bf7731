import { moduleEntries, type ModuleEntry, type ModuleKey } from '@diwan/contract/releases/registry'

const segmentsOf = (pathname: string): string[] => pathname.replace(/\/+$/, '').split('/').slice(1)

/** The module a screen belongs to, by the registry's patterns; parameters match any one segment. */
export function moduleOf(pathname: string): ModuleKey | undefined {
  const [area, ...segments] = segmentsOf(pathname)
  if (area !== 'user' && area !== 'admin') return outsideOf(pathname)?.key as ModuleKey | undefined
  return moduleEntries.find((entry) => entry[area]?.some((pattern) => fits(pattern, segments)))?.key as ModuleKey | undefined
}

/** The module of an address that lies in neither area. */
export function outsideOf(pathname: string): ModuleEntry | undefined {
  const segments = segmentsOf(pathname)
  return moduleEntries.find(({ outside }) => outside?.some((pattern) => fits(pattern, segments)))
}

export const entryOf = (key: ModuleKey): ModuleEntry | undefined => moduleEntries.find((entry) => entry.key === key)

function fits(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern === '' ? [] : pattern.split('/')
  return wanted.length === segments.length && wanted.every((part, index) => part.startsWith('$') || part === segments[index])
}
