import { importRuns } from '@diwan/contract/imports/endpoints'
import { route } from '../../kit/http/route.ts'
import type { Manifest } from '../../kit/module.ts'
import { runImport } from './jobs.ts'
import { endInterrupted, forgetImports, JOB, listImports, openImport, startImport } from './service.ts'

export const manifest: Manifest = (house) => {
  const kinds = () => house.all(({ imports }) => imports)
  return {
    name: 'imports',
    routes: [
      route(importRuns.start, (ctx, input) => startImport(ctx, kinds(), input)),
      route(importRuns.list, listImports),
      route(importRuns.open, openImport),
    ],
    backgroundJobs: [{ name: JOB, run: (portal, { id = '' }) => runImport(portal, kinds(), id) }],
    everyMinute: endInterrupted,
    everyNight: forgetImports,
  }
}
