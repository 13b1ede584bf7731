import { expect, test } from 'vitest'
import { domains } from './domains.ts'
import { treeOf, type Source } from './tree.ts'

const built: readonly Source[] = [
  {
    path: 'contract/tickets/module.ts',
    text: `export const manifest = { keys: { tickets: { user: ['tickets'], admin: ['tickets'] } }, flags: { 'tickets.view': {}, 'tickets.create': {} } }`,
  },
  {
    path: 'server/modules/tickets/module.ts',
    text: `export const manifest = { name: 'tickets', objects: ['ticket', 'ticket_template'], channels: [{ prefix: 'ticket' }] }`,
  },
  {
    path: 'contract/work/module.ts',
    text: `export const manifest = { keys: { workspace: { api: 'work', user: ['workspace', 'workspaces/$id'] } }, flags: { 'workspace.view': {} } }`,
  },
  { path: 'server/modules/work/module.ts', text: `export const manifest = { name: 'work', objects: ['archive', 'form'] }` },
  { path: 'contract/work/kind.ts', text: `export const boardKind = kindName({ name: 'task_board', module: 'workspace', path })` },
]
const namings = (path: string, text: string): string[] => domains.find(treeOf([...built, { path, text }])).map(({ what }) => what)

test.each([
  ['server/kit/module.ts', `const kind = 'ticket'`],
  ['server/kit/module.ts', `const boards = records.find(({ kind }) => kind === 'task_board')`],
  ['server/kit/module.ts', `const templates = records.find(({ kind }) => kind === 'ticket_template')`],
  ['server/kit/module.ts', `db.where('kind', '=', 'ticket')`],
  ['server/app/start.ts', `import { load } from '../modules/tickets/seed/load.ts'`],
  ['contract/units/endpoints.ts', `import type { Ticket } from '../tickets/schemas.ts'`],
  ['server/modules/units/service.ts', `import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'`],
  ['server/modules/units/service.ts', `demand('tickets.view')`],
  ['server/modules/units/service.ts', `demand('workspace.view')`],
  ['server/modules/units/service.ts', 'const right = `tickets.${name}`'],
  ['contract/units/endpoints.ts', `const access = flag('tickets', 'create')`],
  ['web/app/guard.ts', `const mine = person.modules.admin.includes('tickets')`],
  ['contract/units/endpoints.ts', `const of = { module: 'workspace' }`],
  ['server/modules/drafts/service.ts', 'publish(`ticket:${id}`)'],
  ['contract/kit/errors.ts', `export const codes = { 'tickets.no_group': 400 }`],
  ['web/app/guard.ts', `if (path.startsWith('/ticket-thread')) open()`],
  ['web/app/module-of.ts', `if (area === 'ticket-thread') open()`],
  ['web/app/guard.ts', `open('/user/tickets?queue=all')`],
  ['web/app/guard.ts', `open('/user/workspaces/1')`],
  ['web/kit/call.ts', `call('/api/work/x')`],
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
  ['server/modules/units/service.ts', `demand('notes.view')`], // no module of that name is built
  ['server/kit/http/ways.ts', `const eticket = 'e-ticket'`],
  ['contract/kit/manifest.ts', `const groups = ['start', 'work', 'learning']`],
  ['server/app/backup/source.ts', `import { Contents } from '../../kit/backup/archive.ts'`],
  ['server/app/backup/source.ts', `const file = 'work.tar'`],
  ['web/ui/form-dialog.tsx', `const name = classes['form']`],
  ['web/modules/units/unit-actions.tsx', `open(dialog === 'archive', t('archive'))`],
  ['web/kit/call.ts', `open('/user/workspace-of-mine')`],
  ['server/modules/identity/queries.ts', `db.where('ticket_hash', '=', hash)`],
])('%s names none in %s', (path, text) => {
  expect(namings(path, text)).toEqual([])
})
