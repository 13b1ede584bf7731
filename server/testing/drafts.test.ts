import { documentFromText } from '@diwan/core/document'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { DRAFT_SIZE, MAX_DRAFTS } from '@diwan/contract/drafts/limits'
import { files } from '@diwan/contract/files/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from './people.ts'
import { makeSession } from './people.ts'
import { openSocket } from './live.ts'
import { tonight } from './tonight.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
})
beforeEach(async () => {
  noura = await w.person('USER')
})

const place = { kind: 'ticket', key: '' } as const
const written = (text: string, version = 0, id: string = randomUUID()) => ({ ...place, id, version, content: { text } })
const listed = async (who: Pick<TestPerson, 'cookie'>) => (await w.call(who, drafts.list, {})).body.items
const opening = (draftId?: string) => ({
  subject: 'طلب',
  body: documentFromText('نص', 'rtl'),
  departmentId: group.parentId!,
  groupId: group.id,
  ...(draftId && { draftId }),
})

test('what was begun on one device is there on another, which hears of it at once', async () => {
  const phone = { ...noura, ...(await makeSession(w.db, noura.id, w.clock.now())) }
  const socket = await openSocket(w, phone)
  const saved = await w.call(noura, drafts.save, written('الطابعة'))
  expect(saved.body).toMatchObject({ version: 1, content: { text: 'الطابعة' } })
  expect(await listed(phone)).toEqual([saved.body])
  await w.eventually(() => expect(socket.frames).toContainEqual({ type: 'hint', topic: `drafts:${noura.id}` }))
})

test.each(['SUPER_ADMIN', 'ADMIN', 'TECH', 'USER'] as const)(
  'no %s sees, changes or deletes the draft of somebody else',
  async (role) => {
    const { body } = await w.call(noura, drafts.save, written('سر'))
    const other = await w.person(role, group)
    const [socket, mine] = [await openSocket(w, other), written('لي', 1, body.id)]
    expect((await w.call(other, drafts.list, place)).text).not.toContain('سر')
    expect((await w.call(other, drafts.save, mine)).body).toMatchObject({ version: 1 })
    await w.call(other, drafts.discard, { id: body.id })
    await w.call(other, tickets.create, opening(body.id))
    expect(await listed(noura)).toEqual([body])
    expect(socket.heard.join()).not.toContain(noura.id)
  },
)

describe('two devices at once', () => {
  test('the later one overwrites nothing: it is told what the other wrote', async () => {
    const { body } = await w.call(noura, drafts.save, written('أول'))
    await w.call(noura, drafts.save, written('ثان', 1, body.id))
    for (const late of [written('ثالث', 1, body.id), written('من جهاز آخر')]) {
      const refused = await w.call(noura, drafts.save, late)
      expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
      expect(refused.body.current).toMatchObject({ version: 2, content: { text: 'ثان' } })
    }
    expect((await w.call(noura, drafts.save, written('معًا', 2, body.id))).body).toMatchObject({ version: 3 })
  })

  test('that begin at the very same moment leave one draft and one refusal', async () => {
    const answers = await Promise.all(['أ', 'ب', 'ج'].map((text) => w.call(noura, drafts.save, written(text))))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
    expect(await listed(noura)).toHaveLength(1)
  })

  test('saying the same again, after an answer that was lost, changes nothing', async () => {
    const first = written('أول')
    await w.call(noura, drafts.save, first)
    expect((await w.call(noura, drafts.save, first)).body).toMatchObject({ version: 1 })
  })

  test('saying the same twice at the very same moment is no conflict', async () => {
    const first = written('أول')
    const answers = await Promise.all([1, 2, 3].map(() => w.call(noura, drafts.save, first)))
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([1, 2, 3].map(() => [200, 1]))
  })
})

describe('sending', () => {
  test('deletes the draft with the very write, and the second device sends no second ticket', async () => {
    const { id } = (await w.call(noura, drafts.save, written('طلب'))).body
    const answers = await Promise.all([1, 2, 3].map(() => w.call(noura, tickets.create, opening(id))))
    expect(answers.map(({ status, body }) => (status === 200 ? 'created' : body.code)).toSorted()).toEqual([
      'created',
      'drafts.sent',
      'drafts.sent',
    ])
    expect(await listed(noura)).toEqual([])
    expect((await w.call(noura, tickets.list, {})).body.items).toHaveLength(1)
  })

  test('of a reply and of a note goes by the draft of each', async () => {
    const tech = await w.person('TECH', group)
    const { id } = await w.ticket({ by: noura, group })
    for (const [kind, endpoint] of [
      ['reply', tickets.reply],
      ['note', tickets.note],
    ] as const) {
      const draft = { ...written('نص'), kind, key: id }
      await w.call(tech, drafts.save, draft)
      const said = { id, body: documentFromText('نص', 'rtl'), draftId: draft.id }
      expect((await w.call(tech, endpoint, said)).status).toBe(200)
      expect((await w.call(tech, endpoint, said)).body.code).toBe('drafts.sent')
    }
    expect(await listed(tech)).toEqual([])
  })

  test('that is refused leaves the draft where it was', async () => {
    const { body } = await w.call(noura, drafts.save, written('طلب'))
    expect((await w.call(noura, tickets.create, { ...opening(body.id), groupId: randomUUID() })).status).toBe(400)
    expect(await listed(noura)).toEqual([body])
  })

  test('is not undone by a save that was still on its way, also where nothing had been saved before', async () => {
    const late = written('طلب')
    await w.call(noura, tickets.create, opening(late.id))
    expect((await w.call(noura, drafts.save, late)).body.code).toBe('drafts.sent')
    expect(await listed(noura)).toEqual([])
  })
})

test('a draft thrown away is gone, and throwing it away twice is no mistake', async () => {
  const { id } = (await w.call(noura, drafts.save, written('طلب'))).body
  const gone = [await w.call(noura, drafts.discard, { id }), await w.call(noura, drafts.discard, { id })]
  expect(gone.map(({ status }) => status)).toEqual([200, 200])
  expect(await listed(noura)).toEqual([])
})

test('nobody keeps more than a hundred drafts, nor one of more than a long text', async () => {
  const long = await w.call(noura, drafts.save, written('س'.repeat(DRAFT_SIZE)))
  expect([long.status, long.body.fields]).toEqual([400, [{ path: 'content', code: 'too_long' }]])
  for (let at = 0; at < MAX_DRAFTS; at += 1) {
    await w.call(noura, drafts.save, { ...written('نص'), kind: 'reply', key: String(at) })
  }
  expect((await w.call(noura, drafts.save, written('واحدة أخرى'))).body.code).toBe('drafts.too_many')
})

test('a draft stays thirty days after the last touch, and so do the files in it', async () => {
  const { body: file } = await w.call(noura, files.upload, { name: 'صورة.png', purpose: 'attachment5' })
  const { body } = await w.call(noura, drafts.save, { ...written('مع ملف'), files: [file.id] })
  const night = async (days: number) => {
    w.clock.advance(days * 86_400_000)
    await tonight(w)
  }
  await night(29)
  expect(await listed(noura)).toEqual([body])
  expect((await w.call(noura, tickets.create, { ...opening(body.id), attachments: [file.id] })).status).toBe(200)
  await w.call(noura, drafts.save, written('أخرى'))
  await night(31)
  expect(await listed({ ...noura, ...(await makeSession(w.db, noura.id, w.clock.now())) })).toEqual([])
})

test('a draft names the files that can still be sent, and none that was removed, sent or is of somebody else', async () => {
  const upload = async (who = noura) => (await w.call(who, files.upload, { name: 'ملف.pdf', purpose: 'attachment5' })).body.id
  const [kept, removed, sent, foreign] = [await upload(), await upload(), await upload(), await upload(await w.person('USER'))]
  const saved = await w.call(noura, drafts.save, { ...written('مع ملفات'), files: [kept, removed, sent, foreign] })
  expect(saved.body.files).toEqual([kept, removed, sent])
  expect((await w.call(noura, files.abandon, { id: removed })).status).toBe(200)
  expect((await w.call(noura, tickets.create, { ...opening(), attachments: [sent] })).status).toBe(200)
  expect((await listed(noura))[0]?.files).toEqual([kept])
  const refused = await w.call(noura, drafts.save, written('من جهاز آخر'))
  expect(refused.body.current).toMatchObject({ files: [kept] })
})
