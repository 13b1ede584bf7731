import { importRunEndpoints } from '../kit/endpoints/import-runs.ts'

/** The dialog of all imports calls them, so the kit states them. */
export const importRuns = { ...importRunEndpoints }
