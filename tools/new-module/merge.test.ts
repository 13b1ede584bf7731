import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import type { Names } from './names.ts'
import { copyProject, keysToOpen, openAll, runIn } from './tree.ts'

let copy = ''

const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
function git(...args: string[]): string {
  const as = ['-c', 'user.name=test', '-c', 'user.email=test@test.example', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...as, ...args], { cwd: copy, encoding: 'utf8', env })
  expect([args[0], status, status === 0 ? '' : stdout + stderr]).toEqual([args[0], 0, ''])
  return stdout
}

/** A right with its words, the presenter and the screen: what is changed first in a module that was just opened. */
const changed = ({ folder, key }: Names): void => {
  const edit = (file: string, from: RegExp, to: string): void => {
    const text = readFileSync(path.join(copy, file), 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path.join(copy, file), text.replace(from, to))
  }
  const rights = (says: string) => `\n  'flag_${key}.share': '${says}',\n  'about_${key}.share': '${says}.',\n}\n`
  edit(`contract/${folder}/words.en.ts`, /\n\}\s*$/, rights('Share'))
  edit(`contract/${folder}/words.ar.ts`, /\n\}\s*$/, rights('المشاركة'))
  edit(`contract/${folder}/module.ts`, /(\n {2}flags: \{\n)/, `$1    '${key}.share': { offers: 'own', cells: 'own' },\n`)
  edit(`server/modules/${folder}/presenter.ts`, /title: row\.title/, 'title: row.title.trim()')
  edit(`web/modules/${folder}/live.ts`, /$/, '\nexport const more = 1\n')
}

test('two modules that are opened and changed in two branches merge without a conflict', { timeout: 120_000 }, async () => {
  copy = copyProject()
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const [one, other] = (await keysToOpen(2)).filter(({ shared }) => !shared)
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'before')
  for (const [place, names] of [one!, other!].entries()) {
    git('switch', '-q', '-c', names.key, 'main')
    openAll(copy, [names], () => ({ trash: place === 1 && names.mine[0] === 'own' }))
    changed(names)
    git('add', '-A')
    git('commit', '-qm', `${names.folder}: Open it`)
  }
  const touched = git('diff', '--name-only', 'main', one!.key).split('\n').filter(Boolean)
  const alsoTouched = git('diff', '--name-only', 'main', other!.key).split('\n').filter(Boolean)
  expect(touched.filter((file) => alsoTouched.includes(file))).toEqual([])
  git('merge', '-q', '--no-edit', one!.key)
  const gathered = runIn(copy, 'node', 'tools/gather.mjs')
  expect(gathered).toEqual({ ok: true, output: gathered.output })
})
