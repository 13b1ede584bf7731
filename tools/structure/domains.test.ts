import { expect, test } from 'vitest'
import { domains } from './domains.ts'
import { treeOf } from './tree.ts'

const built = { path: 'server/modules/tickets/module.ts', text: `export const manifest = { name: 'tickets' }` }
const namings = (path: string, text: string): string[] => domains.find(treeOf([built, { path, text }])).map(({ what }) => what)

test.each([
  ['server/kit/module.ts', `const kind = 'ticket'`],
  ['server/app/start.ts', `import { load } from '../modules/tickets/seed/load.ts'`],
  ['server/modules/units/service.ts', `demand('tickets.view')`],
  ['server/modules/drafts/service.ts', 'publish(`ticket:${id}`)'],
  ['contract/kit/errors.ts', `export const codes = { 'tickets.no_group': 400 }`],
  ['web/app/guard.ts', `if (path.startsWith('/ticket-thread')) open()`],
])('%s names a domain in %s', (path, text) => {
  expect(namings(path, text)).toHaveLength(1)
})

test.each([
  ['server/modules/tickets/service.ts', `const kind = 'ticket'`],
  ['server/kit/module.ts', `/** The kind of object: 'ticket'. */\nexport const kind = 'record'`],
  ['server/kit/module.test.ts', `const kind = 'ticket'`],
  ['contract/kit/words.en.ts', `export const en = { gone: 'This ticket is gone' }`],
  ['server/modules/users/seed/titles.ts', `const title = 'ticket'`],
  ['web/routes/tickets.tsx', `const module = 'tickets'`],
  ['server/app/backup/archive.ts', `const file = 'archive'`], // no module of that name is built
  ['server/kit/http/ways.ts', `const eticket = 'e-ticket'`],
])('%s names none in %s', (path, text) => {
  expect(namings(path, text)).toEqual([])
})
