import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { gatherAll } from './tools/gather.mjs'

await gatherAll() // a single file may be run without the set-up

// Before any worker starts: dates of a test never depend on the machine. `npm test` runs the unit tests in the zone of most readers.
process.env['TZ'] = process.env['DIWAN_TEST_ZONE'] ?? 'UTC'

// Programs that tests start, and packages, are compiled once for all of them.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled')

const deep = process.env['DIWAN_DEEP'] === 'true'
const exclude = [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])]
const platform = 'server/kit/platform/**/*.test.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', './tools/seconds/vitest-reporter.ts'],
    hookTimeout: 60_000, // a whole portal is made in some of them
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{core,contract,tools,bench,deploy}/**/*.test.ts', 'web/**/*.test.{ts,tsx}', platform],
          exclude,
          testTimeout: deep ? 120_000 : 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [...exclude, platform],
          globalSetup: 'server/testing/global-setup.ts',
          setupFiles: 'server/testing/end-files.ts',
          isolate: false, // the server is loaded once for each worker, not for each file
          testTimeout: deep ? 120_000 : 20_000,
        },
      },
    ],
  },
})
