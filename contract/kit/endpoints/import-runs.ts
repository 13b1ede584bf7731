import { endpoint, signedIn } from '../endpoint.ts'
import { MAX_IMPORT_BYTES } from '../import.ts'
import { ImportRun, ImportRunId, ImportRunLine, ImportRuns, StartImport } from '../import-runs.ts'
import { z } from 'zod'

const path = '/api/imports'

/** Imports that run in the background. Each is about the caller's own: another person's run does not exist. */
export const importRunEndpoints = {
  start: endpoint({
    name: 'imports.start',
    summary: 'Imports a file in the background, with the input of the named import. A person has one such run at a time.',
    method: 'POST',
    path,
    access: signedIn,
    input: StartImport,
    output: ImportRunLine,
    errors: ['not_found', 'forbidden', 'invalid_input', 'imports.running'],
    maxBytes: MAX_IMPORT_BYTES,
    perMinute: 20,
  }),
  list: endpoint({
    name: 'imports.list',
    summary: 'The imports that the caller started in the last day, newest first.',
    method: 'GET',
    path,
    access: signedIn,
    input: z.strictObject({}),
    output: ImportRuns,
  }),
  open: endpoint({
    name: 'imports.open',
    summary: 'How far an import is, and what became of each row once it is done.',
    method: 'GET',
    path: `${path}/{id}`,
    access: signedIn,
    input: ImportRunId,
    output: ImportRun,
    errors: ['not_found'],
  }),
}
