import { expect, test } from 'vitest'
import { root } from '../steps.ts'
import { announcedIn, comingKeys, comingOf } from './coming.ts'
import { filesOfComing } from './files.ts'
import { serverManifest } from './manifests.ts'
import { fill, namesOf } from './names.ts'

test('one name is spelled the way each place spells', () => {
  expect(namesOf('quick-polls')).toEqual({
    folder: 'quick-polls',
    key: 'quickPolls',
    api: 'quick-polls',
    topic: 'quick-polls',
    table: 'quick_polls',
    title: 'Quick polls',
    one: 'quickPoll',
    mine: 'own',
    addresses: ['user/quick-polls'],
  })
  expect(namesOf('opportunities').one).toBe('opportunity')
  expect(namesOf('people', 'person').one).toBe('person')
})

test('a name that is not kebab-case, or has no singular, is refused', () => {
  for (const name of ['Polls', 'quick_polls', '../polls', '1-polls', 'chat']) expect(() => namesOf(name)).toThrow(name)
})

test('a template is filled in every spelling', () => {
  const template = '__folder__ __key__ __Key__ __table__ __Title__ __one__ __One__ __ONE___FLAGS __number_____table__.sql'
  expect(fill(template, namesOf('quick-polls'), { number: '004' })).toBe(
    'quick-polls quickPolls QuickPolls quick_polls Quick polls quickPoll QuickPoll QUICK_POLL_FLAGS 004_quick_polls.sql',
  )
})

const announced = await announcedIn(root)

test.each(comingKeys(announced))('%s opens in the module that announces it, by manifests and files of its own', (key) => {
  const coming = comingOf(announced, key)!
  const files = filesOfComing(root, coming, '20261123000000')
  const { folder } = coming
  const own = new RegExp(
    `^((contract|server/modules|web/modules)/${folder}/|server/migrations/|web/routes/_portal/(user|admin)/|e2e/)`,
  )
  expect(files.map(({ file }) => file).filter((file) => !own.test(file))).toEqual([])
  expect(files.filter(({ text }) => /__[a-zA-Z]+__/.test(text))).toEqual([])
  expect(files.find(({ file }) => file === `contract/${folder}/module.ts`)?.text).toContain("status: 'BETA'")
  expect(files.filter(({ file }) => file.startsWith('web/routes/'))).toHaveLength(coming.addresses.length)
})

test('a key follows what its rights offer', () => {
  expect(comingOf(announced, 'chat')).toMatchObject({ mine: 'member', granted: true, unseen: false })
  expect(comingOf(announced, 'gallery')).toMatchObject({ mine: 'own', granted: false, addresses: ['admin/gallery'] })
  expect(comingOf(announced, 'forms')).toMatchObject({ mine: 'own', granted: true, unseen: true })
  expect(comingOf(announced, 'knowledgeHub', 'article')).toMatchObject({ folder: 'knowledge', api: 'knowledge', one: 'article' })
  for (const key of ['tickets', 'dashboard', 'polls']) expect(comingOf(announced, key)).toBeUndefined()
})

test('keys of one module share its manifest and have files of their own', () => {
  const permissions = comingOf(announced, 'permissions')!
  const schedule = comingOf(announced, 'schedule')!
  expect(filesOfComing(root, permissions, '1').map(({ file }) => file)).toContain('server/modules/schedule/access/permissions.ts')
  const both = serverManifest(serverManifest(undefined, permissions), schedule)
  expect(both).toContain("objects: ['permission', 'schedule'], routes: [...permissionsRoutes, ...scheduleRoutes]")
})
