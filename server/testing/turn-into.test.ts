import { documentFromText } from '@diwan/core/document'
import { actions } from '@diwan/contract/actions/endpoints'
import type { ActionSource } from '@diwan/contract/actions/schemas'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { links } from '@diwan/contract/links/endpoints'
import { notes } from '@diwan/contract/notes/endpoints'
import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../kit/db/id.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let owner: TestPerson
let stranger: TestPerson
let chatId: string
let projectId: string
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[owner, stranger] = [await w.person('ADMIN'), await w.person('USER')]
  chatId = (await w.call(owner, chat.create, { name: 'فريق النقل' })).body.id
  const { id } = (await w.call(owner, workspaces.create, { name: 'نقل المكاتب' })).body
  projectId = (await w.call(owner, projects.create, { id, title: 'الدور الثالث' })).body.id
})

const WORDS = 'خزائن الدور الثالث بلا مفاتيح'

/** Each is made by its owner, and says the words somewhere. */
const sources = {
  message: async () => {
    const message = await w.call(
      owner,
      chatTalk.say,
      { id: chatId, body: documentFromText(WORDS, 'rtl') },
      { requestId: newId() },
    )
    return { id: chatId, part: message.body.id }
  },
  task: async () => ({ id: (await w.call(owner, tasks.create, { id: projectId, title: WORDS })).body.id }),
  quickTask: async () => ({ id: (await w.call(owner, quickTasks.create, { title: 'المفاتيح', note: WORDS })).body.id }),
  ticket: async () => ({ id: (await w.ticket({ by: owner, group, text: WORDS })).id }),
  note: async () => ({ id: (await w.call(owner, notes.create, { title: WORDS })).body.id }),
  article: async () => ({ id: (await w.call(owner, managedArticles.create, { lang: 'ar', title: WORDS })).body.id }),
  meeting: async () => ({ id: (await plan({ meetingDescription: WORDS })).body.id }),
} satisfies Record<string, () => Promise<ActionSource>>

const plan = (more: object) =>
  w.call(owner, meetings.plan, { meetingTitle: 'المفاتيح', meetingStart: '2026-11-26T14:00', attendees: [], ...more })

interface Target {
  readonly action: string
  readonly closes: ModuleKey
  /** Its editor makes it, filled in with the source. */
  readonly planned?: true
  readonly choices?: () => Record<string, string>
}
const targets: Record<keyof typeof sources, Target> = {
  message: { action: 'chat.say', closes: 'chat', choices: () => ({ chatId }) },
  task: { action: 'workspace.make', closes: 'workspace', choices: () => ({ projectId }) },
  quickTask: { action: 'quickTasks.make', closes: 'quickTasks' },
  ticket: { action: 'tickets.make', closes: 'tickets', choices: () => ({ departmentId: group.parentId!, groupId: group.id }) },
  note: { action: 'notes.make', closes: 'notes' },
  article: { action: 'knowledgeHub.make', closes: 'knowledgeHub' },
  meeting: { action: 'schedule.plan', closes: 'schedule', planned: true },
}
const KINDS = Object.keys(sources) as (keyof typeof sources)[]
const PAIRS = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const))

async function turnInto(who: TestPerson, source: ActionSource, { action, choices, planned }: Target) {
  if (!planned) return w.call(who, actions.run, { ...source, key: action, choices: choices?.() ?? {} }, { requestId: newId() })
  const { text, title } = (await w.call(who, actions.fillIn, source)).body
  const filled = { meetingTitle: title, meetingDescription: text, meetingStart: '2026-11-26T14:00', madeOf: source }
  return w.call(who, meetings.plan, filled)
}
const linksOf = async (id: string) => (await w.call(owner, links.list, { id })).body.items

describe.each(PAIRS)('a %s becomes a %s', (from, to) => {
  test('that quotes it, and each leads to the other', async () => {
    const source = await sources[from]()
    const { status, body } = await turnInto(owner, source, targets[to])
    expect([status, body]).toMatchObject([200, { id: expect.any(String) }])
    const [back] = (await linksOf(body.id)).filter(({ role, record }) => role === 'made_from' && record.id === source.id)
    const [forth] = (await linksOf(source.id)).filter(({ role, part, record }) => {
      return role === 'made_into' && record.id === body.id && (!('part' in source) || part === source.part)
    })
    expect([back, forth]).toMatchObject([{ record: { id: source.id } }, { record: { id: body.id } }])
    const made = { id: body.id, ...(back!.part !== null && { part: back!.part }) }
    const { text } = (await w.call(owner, actions.fillIn, made)).body
    expect(text).toContain(WORDS)
    expect(text).toContain(owner.fullName)
  })
})

test.each(KINDS)('of a %s a stranger is offered nothing and makes nothing', async (from) => {
  const source = await sources[from]()
  expect((await w.call(stranger, actions.offered, source)).status).toBe(404)
  expect((await w.call(stranger, actions.fillIn, source)).status).toBe(404)
  for (const to of KINDS) {
    const { action } = targets[to]
    expect((await w.call(stranger, actions.run, { ...source, key: action }, { requestId: newId() })).status).toBe(404)
  }
  const planned = { meetingTitle: 'خلسة', meetingStart: '2026-11-26T14:00', madeOf: source }
  expect((await w.call(stranger, meetings.plan, planned)).status).toBe(404)
  expect(await linksOf(source.id)).not.toContainEqual(
    expect.objectContaining({ record: expect.objectContaining({ title: 'خلسة' }) }),
  )
})

test.each(KINDS)('a %s is neither offered nor made while its module is closed', async (to) => {
  const source = await sources[to === 'note' ? 'quickTask' : 'note']()
  const { action, closes } = targets[to]
  await w.db.updateTable('modules').set({ status: 'COMING_SOON' }).where('key', '=', closes).execute()
  const [offered, made] = [await w.call(owner, actions.offered, source), await turnInto(owner, source, targets[to])]
  await w.db.updateTable('modules').set({ status: 'STABLE' }).where('key', '=', closes).execute()
  expect(offered.body.items).not.toContainEqual({ key: action })
  expect(made.status).toBe(403)
})

test.each(['task', 'quickTask', 'note', 'article'] as const)(
  'a %s that was just made is thrown away by the person who made it, and by nobody else',
  async (to) => {
    const source = await sources.ticket()
    const { body } = await turnInto(owner, source, targets[to])
    expect(body).toMatchObject({ undoable: true })
    const undo = { ...source, key: targets[to].action, madeId: body.id }
    expect((await w.call(stranger, actions.undo, undo)).status).toBe(404)
    expect((await w.call(owner, actions.undo, { ...undo, id: (await sources.note()).id })).status).toBe(404)
    expect((await linksOf(source.id)).map(({ record }) => record.id)).toContain(body.id)
    expect((await w.call(owner, actions.undo, undo)).status).toBe(200)
    expect((await linksOf(source.id)).map(({ record }) => record.id)).not.toContain(body.id)
  },
)

test('a ticket and a message that were made stay', async () => {
  const source = await sources.note()
  for (const to of ['ticket', 'message'] as const) {
    const { body } = await turnInto(owner, source, targets[to])
    expect(body).toMatchObject({ undoable: false })
    const undone = await w.call(owner, actions.undo, { ...source, key: targets[to].action, madeId: body.id })
    expect(undone.status).toBe(404)
  }
})

test('who may not read the source any more sees no link to it', async () => {
  const source = await sources.note()
  const { body } = await turnInto(owner, source, targets.quickTask)
  await w.call(owner, notes.trash, { id: source.id })
  expect(await linksOf(body.id)).toEqual([])
})
