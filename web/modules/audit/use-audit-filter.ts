import { auditList } from '@diwan/contract/audit/list'
import { useListAddress } from '../../kit/list/address.ts'
import type { SavedList } from '../../kit/list/asking.ts'

export const savedLog: SavedList = { name: 'audit.log', shape: auditList, param: 'view' }

/** The address holds the filter, so that what was found can be shown to somebody else. */
export function useAuditFilter() {
  const address = useListAddress(auditList)
  return { ...address, saved: address.raw['saved'] !== undefined }
}
export type AuditFilter = ReturnType<typeof useAuditFilter>
export type FilterName = keyof (typeof auditList)['filters']
