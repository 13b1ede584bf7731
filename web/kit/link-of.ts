/** An address of the portal with its query, as a `Link` takes it: what stands behind `?` is no part of a path. */
export function linkOf(address: string): { readonly to: string; readonly search: Record<string, string> } {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  return { to: pathname, search: Object.fromEntries(searchParams) }
}
