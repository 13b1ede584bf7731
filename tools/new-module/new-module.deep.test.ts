import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copyProject, keysToOpen, openAll, runIn } from './tree.ts'

const copy = copyProject()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** All in one tree: where two of them claim a name, or one fills a limit of the house, it shows here. */
test(
  'all keys that are coming, opened at once, keep the rules of the house and pass their tests',
  { timeout: 3_600_000 },
  async () => {
    const all = await keysToOpen(2)
    openAll(copy, all, ({ mine, key }) => ({ trash: mine[0] === 'own' && key.length % 2 === 1 }))
    const folders = [...new Set(all.map(({ folder }) => `server/modules/${folder}`))]
    for (const [program, ...args] of [
      ['oxfmt'],
      ['node', 'tools/gather.mjs'],
      ['node', 'tools/database-types.ts'],
      ['node', 'tools/check-structure.ts'],
      ['node', 'tools/check-words.ts'],
      ['tsc', '-b', '--checkers', '1'],
      ['oxlint', '--type-aware'],
      ['knip'],
      ['vitest', 'run', '--project', 'integration', ...folders, 'e2e/fold.test.ts'],
      ['node', 'tools/setup.mjs', '--web'],
      ['playwright', 'test', `e2e/${all[0]!.topic}.spec.ts`],
    ] as const) {
      const { ok, output } = runIn(copy, program, ...args)
      expect([program, ...args, ok ? '' : output]).toEqual([program, ...args, ''])
    }
  },
)
