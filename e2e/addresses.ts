import { moduleEntries, type ModuleEntry } from '@diwan/contract/releases/registry'

/** One address of the specification, with values for its parameters; titles are Arabic, as people write them. */
export interface ScreenAddress {
  path: string
  area: 'user' | 'admin'
  module: ModuleEntry
}

const ID = '0190b3c1-0000-7000-8000-000000000000'

const filled = (pattern: string): string =>
  pattern
    .split('/')
    .map((part) => (!part.startsWith('$') ? part : /id$/i.test(part) ? ID : encodeURIComponent('عنوان عربي')))
    .join('/')

const of = (area: ScreenAddress['area']): ScreenAddress[] =>
  moduleEntries.flatMap((module) =>
    (module[area] ?? []).map((pattern) => ({ path: pattern ? `/${area}/${filled(pattern)}` : `/${area}`, area, module })),
  )

export const userAddresses = of('user')
export const adminAddresses = of('admin')

/** Of a module that is only announced, as long as there is one; the home of an area stands where the dashboard will be. */
export const comingAddress = userAddresses.find(({ module: { key, status } }) => status === 'COMING_SOON' && key !== 'dashboard')

/** Two neighbours never belong to one module, so that a screen that stayed cannot pass for one that came. */
export function spread(addresses: readonly ScreenAddress[]): ScreenAddress[] {
  const waiting = [...addresses]
  const spaced: ScreenAddress[] = []
  while (waiting.length > 0) {
    const last = spaced.at(-1)?.module.key
    const rest = (key: string) => waiting.filter(({ module }) => module.key === key).length
    const others = waiting.filter(({ module }) => module.key !== last)
    const next = (others.length > 0 ? others : waiting).toSorted((a, b) => rest(b.module.key) - rest(a.module.key))[0]!
    spaced.push(...waiting.splice(waiting.indexOf(next), 1))
  }
  return spaced
}
