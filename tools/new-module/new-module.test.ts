import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { announcedIn, comingKeys, comingOf, type Announced } from './coming.ts'
import { filesOf, type Made } from './files.ts'
import { joined } from './manifests.ts'
import { choose, fill, newNames } from './names.ts'

const announced = await announcedIn(root)
const KEEP = { trash: false }

test('one name is spelled the way each place spells', () => {
  expect(newNames('quick-polls')).toMatchObject({
    folder: 'quick-polls',
    key: 'quickPolls',
    api: 'quick-polls',
    table: 'quick_polls',
    title: 'Quick polls',
    file: 'quick-poll',
    one: 'quickPoll',
    kind: 'quick_poll',
    many: 'quickPolls',
    mine: ['own'],
    maker: 'USER',
    addresses: ['user/quick-polls'],
    missing: ['view', 'create'],
  })
  expect(newNames('opportunities')).toMatchObject({ one: 'opportunity', many: 'opportunities' })
  expect(newNames('people', 'person')).toMatchObject({ one: 'person', many: 'persons' })
  expect(newNames('chat')).toMatchObject({ one: 'chat', many: 'chats' })
})

test('a name that is not kebab-case is refused', () => {
  for (const name of ['Polls', 'quick_polls', '../polls', '1-polls']) expect(() => newNames(name)).toThrow(name)
})

test('a template is filled in every spelling', () => {
  const template =
    '__folder__ __key__ __Key__ __table__ __Title__ __one__ __One__ __Many__ __ONE___FLAGS __number_____table__.sql'
  expect(fill(template, newNames('quick-polls'), { number: '004' })).toBe(
    'quick-polls quickPolls QuickPolls quick_polls Quick polls quickPoll QuickPoll QuickPolls QUICK_POLL_FLAGS 004_quick_polls.sql',
  )
})

test('a template keeps what its conditions ask for', () => {
  const template = ['a', '  //#if trash', 'b', '  //#else', 'c', '  //#end', '--#if trash', 'd', '--#end', 'e'].join('\n')
  expect(choose(template, { trash: true })).toBe('a\nb\nd\ne')
  expect(choose(template, { trash: false })).toBe('a\nc\ne')
})

/** Keys of the product, as their manifests would announce them if none of them was real. */
const keys = comingKeys(announced)

test.each(keys)('$key opens in the module that announces it, by files of its own', ({ key, folder }) => {
  const names = comingOf(announced, key)!
  const files = filesOf(root, names, '20261123000000', KEEP)
  const own = new RegExp(
    `^((contract|server/modules|web/modules)/${folder}/|server/migrations/|web/routes/_portal/(user|admin)/|e2e/(folds/${names.file}-live.ts|${names.topic}.spec.ts)$)`,
  )
  expect(files.map(({ file }) => file).filter((file) => !own.test(file))).toEqual([])
  expect(files.filter(({ text }) => /__[a-zA-Z]+__|#(if|else|end)/.test(text))).toEqual([])
  expect(textOf(files, `contract/${folder}/module.ts`)).toContain("status: 'BETA'")
  expect(files.filter(({ file }) => file.startsWith('web/routes/'))).toHaveLength(names.addresses.length)
})

const announcing = (key: string, flags: NonNullable<Announced['manifest']['flags']>): Announced[] => [
  { folder: 'house', manifest: { keys: { [key]: { order: 1, status: 'COMING_SOON', user: [key], admin: [key] } }, flags } },
]
const textOf = (files: readonly Made[], file: string) => files.find((one) => one.file === file)?.text

test('a key follows what its rights offer, and gets the rights it has none of', () => {
  const all = { offers: 'all', cells: 'all' }
  expect(
    comingOf(announcing('talks', { 'talks.view': { offers: 'member', cells: 'member' }, 'talks.create': all }), 'talks'),
  ).toMatchObject({
    folder: 'house',
    name: 'talks',
    mine: ['member'],
    maker: 'USER',
    missing: [],
    addresses: ['user/talks', 'admin/talks'],
  })
  const shown = { offers: 'own audience all', cells: 'audience' }
  expect(comingOf(announcing('pictures', { 'pictures.view': shown }), 'pictures')).toMatchObject({
    mine: ['audience', 'own'],
    maker: 'USER',
    missing: ['create'],
  })
  const managed = { offers: 'own tree all', cells: ['', '', 'tree', 'all', 'all', ''] } as const
  expect(comingOf(announcing('papers', { 'papers.create': managed }), 'papers')).toMatchObject({
    mine: ['own'],
    maker: 'ADMIN',
    missing: ['view'],
  })
})

test('a key is found by its folder too, and one that is real is not opened again', () => {
  const of = announcing('talks', {})
  expect([comingOf(of, 'house')?.key, comingOf(of, 'talks', 'speech')?.one]).toEqual(['talks', 'speech'])
  for (const key of ['tickets', 'dashboard', 'polls']) expect(comingOf(announced, key)).toBeUndefined()
})

test('a trash that would be empty for everyone is refused', () => {
  const names = comingOf(announcing('talks', { 'talks.view': { offers: 'member', cells: 'member' } }), 'talks')!
  expect(() => filesOf(root, names, '1', { trash: true })).toThrow('its trash would be empty')
})

test('keys of one module share its manifests and have files of their own', () => {
  const names = { ...newNames('permissions'), folder: 'schedule', shared: true }
  const files = filesOf(root, { ...names, folder: 'nowhere' }, '1', KEEP).map(({ file }) => file)
  expect(files).toEqual(
    expect.arrayContaining(
      ['access/permissions.ts', 'queries/permissions/list.ts'].map((file) => `server/modules/nowhere/${file}`),
    ),
  )
  const manifest = (key: string) =>
    textOf(filesOf(root, { ...newNames(key), folder: 'nowhere', shared: true }, '1', KEEP), 'server/modules/nowhere/module.ts')!
  const both = joined(manifest('permissions'), manifest('schedules'))
  expect(both).toContain('kinds: [permissionRecord, scheduleRecord]')
  expect(both).toContain('routes: [...permissionRoutes, ...scheduleRoutes]')
  expect(both).toContain('await seedPermissions(sample)\n    await seedSchedules(sample)')
})
