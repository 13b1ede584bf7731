export { AuditLog } from './audit-log.tsx'
export { savedLog } from './use-audit-filter.ts'
