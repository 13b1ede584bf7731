export { BulkBar } from './bulk-bar.tsx'
export { BulkRuns } from './bulk-runs.tsx'
export { runQueries } from './api.ts'
export type { BulkAsked, BulkOf } from './types.ts'
