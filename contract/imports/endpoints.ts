export { importRuns } from '../kit/endpoints/import-runs.ts'
