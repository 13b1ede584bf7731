import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject, keysToOpen, runIn } from './tree.ts'

const deep = process.env['DIWAN_DEEP'] === 'true'

/** That it compiles and passes takes minutes: the deep run looks, here and where all are opened. */
test(
  `a key that was just opened keeps the rules of the house${deep ? ', compiles and passes its own tests' : ''}`,
  { timeout: 600_000 },
  async () => {
    const copy = copyProject() // a second try opens it again, in a tree of its own
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    const [names] = await keysToOpen(1)
    const made = runIn(copy, 'node', 'tools/new-module/run.ts', names!.folder)
    expect(made).toEqual({ ok: true, output: made.output })
    for (const check of ['structure', 'words'])
      expect(runIn(copy, 'node', `tools/check-${check}.ts`)).toEqual({ ok: true, output: '' })
    expect(runIn(copy, 'node', 'tools/new-module/run.ts', names!.folder).ok).toBe(false)
    if (!deep) return
    expect(runIn(copy, 'tsc', '-b', '--checkers', '1')).toEqual({ ok: true, output: '' })
    const tested = runIn(copy, 'vitest', 'run', '--project', 'integration', '--retry', '1', `server/modules/${names!.folder}`)
    expect(tested).toEqual({ ok: true, output: tested.output })
  },
)
