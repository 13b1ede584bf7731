import { auditList } from '@diwan/contract/audit/list'
import type { AuditAddress } from '@diwan/contract/audit/schemas'
import { useListAddress } from '../../kit/list/address.ts'

/** The address holds the filter, so that what was found can be shown to somebody else. */
export function useAuditFilter() {
  const { narrowing, narrow, clear } = useListAddress(auditList)
  const filter: AuditAddress = narrowing
  return { filter, set: narrow, clear }
}
