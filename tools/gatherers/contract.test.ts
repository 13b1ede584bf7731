import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Manifest } from '../../contract/kit/manifest.ts'
import { kindName } from '../../contract/kit/record-kind.ts'
import { gather } from './contract.mjs'

/** A contract that holds nothing but these modules, each with the words it needs. */
function contractOf(modules: Readonly<Record<string, Manifest>>, words: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'diwan-gather-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [folder, manifest] of Object.entries(modules)) {
    const at = path.join(root, 'contract', folder)
    mkdirSync(at, { recursive: true })
    writeFileSync(path.join(at, 'module.ts'), `export const manifest = ${JSON.stringify(manifest)}`)
    for (const language of ['en', 'ar'])
      writeFileSync(path.join(at, `words.${language}.ts`), `export const ${language} = ${JSON.stringify(words)}`)
  }
  return root
}

const made = async (root: string): Promise<Record<string, string>> =>
  Object.fromEntries((await gather(root)).map(({ path: at, text }) => [path.basename(at, '.gen.ts'), text]))

/** What one file says, as data. */
const read = (text: string | undefined): unknown => JSON.parse(/= ([\s\S]*?)(?: as const)?\s*$/.exec(text ?? '')?.[1] ?? 'null')

const polls = { order: 20, status: 'BETA', user: ['polls'] } as const
const chat = { order: 10, status: 'COMING_SOON', user: ['chat'] } as const
const words = {
  widget_polls_open: 'Open polls',
  name_polls: 'Polls',
  about_polls: 'Questions',
  found_poll: 'Polls',
  name_chat: 'Chat',
  about_chat: 'Talk',
  menu_user_Polls: 'Polls',
  'flag_polls.view': 'See polls',
  'about_polls.view': 'Opens polls',
  other: 'Other',
}

test('having the file is being registered: keys in their order, each with its code module', async () => {
  const { keys, 'names.en': names } = await made(
    contractOf({ 'quick-polls': { keys: { polls }, found: ['poll'] }, chat: { keys: { chat } } }, words),
  )
  expect(read(keys)).toEqual([
    { key: 'chat', folder: 'chat', status: 'COMING_SOON', user: ['chat'] },
    { key: 'polls', folder: 'quick-polls', status: 'BETA', user: ['polls'] },
  ])
  expect(read(names)).toEqual({
    name_chat: 'Chat',
    about_chat: 'Talk',
    name_polls: 'Polls',
    about_polls: 'Questions',
    found_poll: 'Polls',
  })
})

test('menus, rights, refusals, drafts and audiences are gathered, a cell of all roles six times', async () => {
  const menu = { user: [{ key: 'Polls', to: '/user/polls', group: 'work', order: 1 }] } as const
  const {
    menus,
    flags,
    errors,
    drafts,
    audiences,
    'rights.ar': rights,
    'widgets.ar': widgets,
  } = await made(
    contractOf(
      {
        polls: {
          keys: { polls: { ...polls, menu } },
          flags: { 'polls.enter': { offers: 'all', cells: 'all' }, 'polls.view': { offers: 'own', cells: 'own' } },
          errors: { 'polls.over': 409 },
          drafts: ['poll'],
          audiences: { poll: ['all', 'staff'] },
          kinds: [kindName({ name: 'ballot', module: 'polls', path: (id) => `/user/polls?id=${id}`, found: false })],
        },
      },
      words,
    ),
  )
  expect(read(menus)).toEqual({
    admin: [],
    user: [{ name: 'work', entries: [{ key: 'Polls', to: '/user/polls', module: 'polls', order: 1 }] }],
  })
  const six = (cell: string) => [cell, cell, cell, cell, cell, cell]
  expect(read(flags)).toEqual({
    'polls.enter': { offers: 'all', cells: six('all') },
    'polls.view': { offers: 'own', cells: six('own') },
  })
  expect([read(errors), read(drafts)]).toEqual([{ 'polls.over': 409 }, ['poll']])
  expect(read(audiences)).toEqual({ ballot: ['public'], poll: ['all', 'staff'] })
  expect(read(rights)).toEqual({ 'flag_polls.view': 'See polls', 'about_polls.view': 'Opens polls' })
  expect(read(widgets)).toEqual({ widget_polls_open: 'Open polls' })
})

test('endpoints are found by their files', async () => {
  const root = contractOf({ chat: {}, polls: {} })
  mkdirSync(path.join(root, 'contract/polls/endpoints'))
  for (const [file, name] of [
    ['chat/endpoints.ts', 'chat'],
    ['polls/endpoints/answers.ts', 'answers'],
    ['polls/endpoints/polls.ts', 'polls'],
  ] as const)
    writeFileSync(path.join(root, 'contract', file), `const inner = {}\nexport const ${name} = {\n}\n`)
  const { endpoints } = await made(root)
  expect(endpoints).toContain("import { chat as group0 } from '../chat/endpoints.ts'")
  expect(endpoints).toContain("import { answers as group1 } from '../polls/endpoints/answers.ts'")
  expect(endpoints).toContain('= [group0, group1, group2]')
})

test('a manifest without its words is refused, and says which', async () => {
  const root = contractOf({ polls: { keys: { polls } } }, { name_polls: 'Polls' })
  await expect(gather(root)).rejects.toThrow(
    'contract/polls/words.en.ts has no about_polls, which contract/polls/module.ts needs.',
  )
})

test.each<[string, Manifest, Manifest]>([
  ['module key "polls"', { keys: { polls } }, { keys: { polls: { ...polls, api: 'other', user: ['other'] } } }],
  ['address of an API "/api/polls"', { keys: { polls } }, { keys: { chat: { ...chat, api: 'polls' } } }],
  ['path "/user/polls"', { keys: { polls } }, { keys: { chat: { ...chat, user: ['polls'] } } }],
  [
    'menu entry "user Polls"',
    { keys: { polls: { ...polls, menu: { user: [{ key: 'Polls', to: '/user/polls', group: 'work', order: 1 }] } } } },
    { keys: { chat: { ...chat, menu: { user: [{ key: 'Polls', to: '/user/chat', group: 'work', order: 1 }] } } } },
  ],
  [
    'right "polls.view"',
    { flags: { 'polls.view': { offers: 'own', cells: '' } } },
    { flags: { 'polls.view': { offers: 'own', cells: '' } } },
  ],
  [
    'module of rights "polls"',
    { flags: { 'polls.view': { offers: 'own', cells: '' } } },
    { flags: { 'polls.make': { offers: 'own', cells: '' } } },
  ],
  ['refusal "polls.over"', { keys: { polls }, errors: { 'polls.over': 409 } }, { errors: { 'polls.over': 400 } }],
  ['kind of draft "poll"', { drafts: ['poll'] }, { drafts: ['poll'] }],
  ['kind with audiences "poll"', { audiences: { poll: ['all'] } }, { audiences: { poll: ['some'] } }],
])('two owners are refused: the %s', async (claim, one, other) => {
  await expect(gather(contractOf({ polls: one, 'quick-polls': other }, words))).rejects.toThrow(
    `The ${claim} is claimed by contract/polls/module.ts and contract/quick-polls/module.ts.`,
  )
})

test('a refusal whose words nobody would find, and a menu entry that leads elsewhere, are refused', async () => {
  const menu = { user: [{ key: 'Polls', to: '/user/chat', group: 'work', order: 1 }] } as const
  const root = contractOf({ polls: { keys: { polls: { ...polls, menu } }, errors: { 'chat.over': 409 } } }, words)
  await expect(gather(root)).rejects.toThrow(/"chat\.over" begins with neither.*\n.*"Polls" leads to \/user\/chat/)
})
