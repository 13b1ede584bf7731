/** Only a path of this portal may be returned to after signing in (Q.12). */
export function ownPath(wanted: string | null): string | undefined {
  if (!wanted || !wanted.startsWith('/') || /^\/[/\\]/.test(wanted) || wanted.startsWith('/access')) return undefined
  return URL.canParse(wanted, location.origin) && new URL(wanted, location.origin).origin === location.origin ? wanted : undefined
}
