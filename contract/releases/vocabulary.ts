/** What a new module looks like (section 9). */
export const MODULE_COLOURS = { hex_color: '#187ed1', hexColor1: '#187ed1', hexColor2: '#0e67ad' } as const
/** Only its sign stands on its colours: a graphic keeps 3 (WCAG 2.2, 1.4.11). */
export const MODULE_CONTRAST = 3

/** Part of this version of the portal, and not released here. */
export const isReady = ({ built, status }: { readonly built: boolean; readonly status: string }): boolean =>
  built && status === 'COMING_SOON'

/** Whether one semantic version comes after another (semver.org 11). */
export function isNewer(version: string, than: string): boolean {
  const [numbers, before] = parts(version)
  const [others, otherBefore] = parts(than)
  const place = numbers.findIndex((number, index) => number !== others[index])
  if (place >= 0) return (numbers[place] ?? 0) > (others[place] ?? 0)
  if (before === otherBefore) return false
  if (before === undefined || otherBefore === undefined) return before === undefined
  return compareIdentifiers(before.split('.'), otherBefore.split('.')) > 0
}

function parts(version: string): [number[], string | undefined] {
  const dash = version.indexOf('-')
  const numbers = (dash < 0 ? version : version.slice(0, dash)).split('.').map(Number)
  return [numbers, dash < 0 ? undefined : version.slice(dash + 1)]
}

function compareIdentifiers(ones: readonly string[], others: readonly string[]): number {
  for (let place = 0; place < Math.max(ones.length, others.length); place += 1) {
    const [one, other] = [ones[place], others[place]]
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1
    if (one === other) continue
    const [asNumber, otherAsNumber] = [one, other].map((text) => (/^\d+$/.test(text) ? Number(text) : undefined))
    if (asNumber !== undefined && otherAsNumber !== undefined) return asNumber - otherAsNumber
    if (asNumber !== undefined || otherAsNumber !== undefined) return asNumber !== undefined ? -1 : 1
    return one < other ? -1 : 1
  }
  return 0
}
