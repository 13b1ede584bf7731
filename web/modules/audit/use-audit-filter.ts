import { auditList } from '@diwan/contract/audit/list'
import type { AuditAddress } from '@diwan/contract/audit/schemas'
import { useListAddress } from '../../kit/list/address.ts'
import type { SavedList } from '../../kit/list/asking.ts'

export const savedLog: SavedList = { name: 'audit.log', shape: auditList, param: 'view' }

/** The address holds the filter, so that what was found can be shown to somebody else. */
export function useAuditFilter() {
  const { raw, narrowing, narrow, clear } = useListAddress(auditList)
  const filter: AuditAddress = narrowing
  return { filter, saved: raw['saved'] !== undefined, set: narrow, clear }
}
