import { isUuid } from '@diwan/core/identifiers'

/** The records that an address of this portal names, the innermost first; none for addresses of other sites. */
export function idsOfAddress(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { origin, pathname, searchParams } = new URL(address)
  if (origin !== window.location.origin) return []
  return [...pathname.split('/'), ...searchParams.values()].filter(isUuid).toReversed()
}
