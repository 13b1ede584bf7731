import type { AuditFilter } from '@diwan/contract/audit/schemas'
import { AuditExportQuery } from '@diwan/contract/audit/schemas'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The address holds the filter, so that what was found can be shown to somebody else. */
export function useAuditFilter() {
  const { person, module, object, from, to }: Record<string, unknown> = useSearch({ strict: false })
  const parsed = AuditExportQuery.safeParse(JSON.parse(JSON.stringify({ person, module, object, from, to })))
  const filter: AuditFilter = parsed.success ? parsed.data : {}
  const navigate = useNavigate()
  const set = (some: { [K in keyof AuditFilter]?: AuditFilter[K] | undefined }) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace: true })
  return { filter, set }
}
