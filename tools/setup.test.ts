import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A clone without dependencies whose packages are installed, all but the Node that is given. */
function clone() {
  const root = mkdtempSync(path.join(tmpdir(), 'diwan-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const at = (name: string): string => path.join(root, name)
  for (const folder of ['tools', 'node_modules/.bin', 'node_modules/node/bin']) mkdirSync(at(folder), { recursive: true })
  copyFileSync(path.join(import.meta.dirname, 'setup.mjs'), at('tools/setup.mjs'))
  writeFileSync(at('package.json'), JSON.stringify({ workspaces: [] }))
  for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(at(lock), JSON.stringify({ packages: { '': {} } }))
  const give = (script: string): void => {
    for (const node of ['node_modules/node/bin/node', 'node_modules/.bin/node'])
      writeFileSync(at(node), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  }
  const setUp = () => spawnSync(process.execPath, [at('tools/setup.mjs')], { encoding: 'utf8' })
  return { give, setUp, isNoted: () => existsSync(at('node_modules/.diwan-setup')) }
}

test('a Node that lacks a library is told with what installs it, and nothing counts as installed until it runs', () => {
  const { give, setUp, isNoted } = clone()
  give('echo "node: cannot open libatomic.so.1" >&2; exit 127')
  const refused = setUp()
  expect(refused.status).toBe(1)
  expect(refused.stderr + refused.stdout).toMatch(
    /Node 26 does not run here: node: cannot open libatomic.so.1\n.*apt-get install libatomic1/,
  )
  expect(isNoted()).toBe(false)

  give('echo v26.10.0')
  expect(setUp()).toMatchObject({ status: 0 })
  expect(isNoted()).toBe(true)
})

test('manifests that claim one name twice stop what was to be started, and say whose it is', () => {
  const { give, setUp } = clone()
  const claim = 'The right "polls.view" is claimed by contract/polls/module.ts and contract/votes/module.ts.'
  give(`case "$1" in *gather.mjs) echo '${claim}' >&2; exit 1;; *) echo v26.10.0;; esac`)
  const refused = setUp()
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain(`${claim}\n[setup] What modules say of themselves does not fit together`)
})
