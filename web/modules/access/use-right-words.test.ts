import { flagParts, matrixFlags } from '@diwan/contract/access/matrix'
import { moduleEntries } from '@diwan/contract/releases/registry'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shownRights } from './use-right-words.ts'

const root = path.join(import.meta.dirname, '../../..')
const code = globSync(['server/**/*.ts', 'contract/**/*.ts'], { cwd: root })
  .filter((file) => !/\.test\.ts$|\.gen\.ts$|\/words\.|\/module\.ts$|node_modules|\/dist\//.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

/** Asked for under names made at run time: entering an area, and giving a role. */
const general = /\.(enter|administer)$|^users\.grant_/

/** Its server may stand before its screens. */
const announced = new Set<string>(moduleEntries.filter(({ status }) => status === 'COMING_SOON').map(({ key }) => key))

test('the editor shows every right that code asks for, and none that would have no effect', () => {
  const asked = [...matrixFlags.keys()].filter((name) => general.test(name) || code.includes(`'${name}'`))
  expect([...shownRights].filter((name) => !asked.includes(name))).toEqual([])
  const built = asked.filter((name) => general.test(name) || !announced.has(flagParts(name).module))
  expect(built.filter((name) => !shownRights.includes(name))).toEqual([])
})
