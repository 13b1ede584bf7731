import { enableCompileCache } from 'node:module'

enableCompileCache()
const { run } = await import('./app/run.ts')
await run()
