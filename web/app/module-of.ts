import { moduleEntries, type ModuleEntry, type ModuleKey } from '@diwan/contract/releases/registry'

/** The module a screen belongs to, by the registry's patterns; parameters match any one segment. */
export function moduleOf(pathname: string): ModuleKey | undefined {
  const [, area, ...segments] = pathname.replace(/\/+$/, '').split('/')
  if (area === 'ticket-thread') return 'tickets'
  if (area !== 'user' && area !== 'admin') return undefined
  return moduleEntries.find((entry) => entry[area]?.some((pattern) => fits(pattern, segments)))?.key as ModuleKey | undefined
}

export const entryOf = (key: ModuleKey): ModuleEntry | undefined => moduleEntries.find((entry) => entry.key === key)

function fits(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern === '' ? [] : pattern.split('/')
  return wanted.length === segments.length && wanted.every((part, index) => part.startsWith('$') || part === segments[index])
}
