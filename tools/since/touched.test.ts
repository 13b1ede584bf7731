import { expect, test } from 'vitest'
import { treeOf } from '../structure/tree.ts'
import { touchedBy } from './touched.ts'

const files: Readonly<Record<string, string>> = {
  'core/text.ts': 'export const text = 1',
  'core/text.test.ts': `import { text } from './text.ts'; text`,
  'contract/notes/endpoints.ts': 'export const notes = 1',
  'contract/chat/endpoints.ts': 'export const chat = 1',
  'server/kit/portal.ts': 'export const portal = 1',
  'server/modules/notes/service/read.ts': 'export const read = 1',
  'server/modules/notes/notes.test.ts': `import { notes } from '@diwan/contract/notes/endpoints'; import { world } from '../../testing/world.ts'`,
  'server/modules/chat/chat.test.ts': `import { chat } from '@diwan/contract/chat/endpoints'; import { world } from '../../testing/world.ts'`,
  'server/testing/world.ts': `import { chat } from '@diwan/contract/chat/endpoints'; export const world = chat`,
  'server/testing/proofs.ts': 'export const proofs = 1',
  'server/testing/reach.test.ts': `import { proofs } from './proofs.ts'; import { world } from './world.ts'`,
  'server/testing/users.test.ts': `import { world } from './world.ts'`,
  'web/modules/notes/fold.ts': 'export const fold = 1',
  'web/modules/notes/fold.test.ts': `import { fold } from './fold.ts'; fold`,
  'web/ui/button.tsx': 'export const button = 1',
  'e2e/notes.spec.ts': `await page.goto('/user/notes')`,
  'e2e/archive.spec.ts': `await page.goto('/user/notes-archive')`,
  'e2e/chat.spec.ts': `import { chat } from '@diwan/contract/chat/endpoints'`,
}
const tree = treeOf(Object.entries(files).map(([path, text]) => ({ path, text })))
const touched = (...changed: string[]) => touchedBy(changed, tree, (module) => [`user/${module}`])

test('a service of a module asks for the tests that call its endpoints, for the walkers and for its journeys', () => {
  expect(touched('server/modules/notes/service/read.ts')).toEqual({
    unit: [],
    integration: ['server/modules/notes/notes.test.ts', 'server/testing/reach.test.ts'],
    e2e: ['e2e/notes.spec.ts'],
    crash: false,
    bench: false,
  })
})

test('the world of the tests names modules, and a change of one of them does not ask for every test', () => {
  expect(touched('contract/chat/endpoints.ts')).toMatchObject({
    integration: ['server/modules/chat/chat.test.ts', 'server/testing/reach.test.ts'],
    e2e: ['e2e/chat.spec.ts'],
  })
  expect(touched('server/testing/world.ts').integration).toBe('all')
})

test('a screen asks for the journeys that open its address, and for no test of the server', () => {
  expect(touched('web/modules/notes/fold.ts')).toMatchObject({
    unit: ['web/modules/notes/fold.test.ts'],
    e2e: ['e2e/notes.spec.ts'],
  })
  expect(touched('web/modules/notes/fold.ts').integration).not.toContain('server/testing/reach.test.ts')
})

test('what every portal is made of asks for every test of one, and for the unit tests that use it', () => {
  for (const path of ['server/kit/portal.ts', 'server/migrations/20261123000000_notes.sql'])
    expect(touched(path)).toMatchObject({ unit: [], integration: 'all', e2e: 'all' })
  expect(touched('core/text.ts')).toMatchObject({ unit: ['core/text.test.ts'], integration: 'all', e2e: 'all' })
  expect(touched('web/ui/button.tsx')).toMatchObject({ integration: [], e2e: 'all' })
})

test('other packages ask for everything', () => {
  expect(touched('package-lock.json')).toMatchObject({ unit: 'all', integration: 'all', e2e: 'all' })
})

test('a page of the documents asks for nothing', () => {
  expect(touched('docs/guides/chat.md')).toEqual({ unit: [], integration: [], e2e: [], crash: false, bench: false })
})
