import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { gatherAll, staleIn } from '../gather.mjs'
import { root } from '../steps.ts'

const FILE = 'server/gathered.gen.ts'
const ROWS = 'server/kit/db/types.gen.ts'

/** A tree that holds nothing but these modules and what gathers them. */
function treeOf(...modules: string[]) {
  const tree = mkdtempSync(path.join(tmpdir(), 'diwan-gather-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  for (const tool of ['tools/gatherers/server.mjs', 'tools/structure/tiers.json'])
    cpSync(path.join(root, tool), path.join(tree, tool))
  const add = (module: string): void => {
    mkdirSync(path.join(tree, 'server/modules', module), { recursive: true })
    writeFileSync(path.join(tree, 'server/modules', module, 'module.ts'), '')
  }
  for (const module of modules) add(module)
  const stale = async () => (await staleIn(tree)).map(({ path: at }) => at)
  return { tree, add, stale, file: path.join(tree, FILE) }
}

test('having the file is being registered, lower tiers first and domains last', async () => {
  const { tree, file } = treeOf('tickets', 'chat', 'drafts', 'quick-tasks', 'settings')
  mkdirSync(path.join(tree, 'server/modules/letters')) // no manifest
  await gatherAll(tree)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('[settings, drafts, chat, quickTasks, tickets]')
  expect(text).toContain("import { manifest as quickTasks } from './modules/quick-tasks/module.ts'")
})

test('the rows of all tables are those of the kit and of every module that has some', async () => {
  const { tree } = treeOf('tickets', 'quick-tasks', 'settings')
  for (const module of ['tickets', 'quick-tasks']) writeFileSync(path.join(tree, 'server/modules', module, 'rows.gen.ts'), '')
  await gatherAll(tree)
  expect(readFileSync(path.join(tree, ROWS), 'utf8')).toContain('export interface DB extends Rows, quickTasks, tickets {}')
})

test('what is stale is told, and a file that says the same is left alone', async () => {
  const { tree, add, stale, file } = treeOf('settings')
  expect(await stale()).toEqual([FILE, ROWS])
  await gatherAll(tree)
  expect(await stale()).toEqual([])
  const { mtimeMs } = statSync(file)
  await gatherAll(tree)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  add('notes')
  expect(await stale()).toEqual([FILE])
})
