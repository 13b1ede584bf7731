import { documentFromText } from '@diwan/core/document'
import { life } from '@diwan/contract/life/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { modules } from '@diwan/contract/releases/endpoints'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { wakeInquiries } from './service/commands/wake.ts'

const DAY = 86_400_000
const text = (words: string) => documentFromText(words, 'rtl')

let w: World
let [noura, tech, admin]: TestPerson[] = []
beforeAll(async () => {
  w = await world()
})
beforeEach(async () => {
  ;[noura, tech, admin] = [await w.person('USER'), await w.person('TECH'), await w.person('ADMIN')]
})

const asks = async (by = noura!, category: Inquiry['category'] = 'content'): Promise<Inquiry> =>
  (await w.call(by, support.create, { subject: 'كيف أغيّر صورتي؟', category, body: text('لا أجد الزر.') })).body
const seen = async (by: TestPerson, { id }: Pick<Inquiry, 'id'>) => (await w.call(by, support.open, { id })).body.inquiry
const messagesOf = async (by: TestPerson, { id }: Pick<Inquiry, 'id'>) =>
  (await w.call(by, inquiryMessages.page, { id })).body.items.map(({ audience, mark }) => mark ?? audience).toReversed()
const happened = async (by: TestPerson, { id }: Pick<Inquiry, 'id'>) =>
  (await w.call(by, life.activity, { id })).body.items.map(({ event }) => event).toReversed()
const notificationsOf = async (person: TestPerson) =>
  (await w.call(person, notifications.list, {})).body.items.map(({ event, path }) => [event, path])
const heard = (person: TestPerson, ...wanted: [string, string][]) =>
  w.eventually(async () => expect(await notificationsOf(person)).toEqual(expect.arrayContaining(wanted)))
const wake = () => wakeInquiries(w.portal)

describe('an inquiry', () => {
  test('is asked, assigned, answered and read by its asker, who hears of the answer', async () => {
    const asked = await asks()
    expect([asked.status, asked.asker?.id, asked.can]).toEqual(['NEW', noura!.id, { view: true, answer: false, reply: true }])
    const given = { id: asked.id, version: 1, assigneeId: tech!.id }
    expect((await w.call(admin!, inquiryCommands.assign, given)).body.status).toBe('OPEN')
    const answered = await w.call(tech!, inquiryCommands.answer, { id: asked.id, version: 2, body: text('في ملفك الشخصي.') })
    expect([answered.status, answered.body.status, answered.body.version]).toEqual([200, 'DONE', 3])
    expect(await messagesOf(noura!, asked)).toEqual(['asker', 'answer'])
    expect(await happened(noura!, asked)).toEqual(['support.assigned', 'support.answered'])
    await heard(noura!, ['support.answered', `/user?inquiry=${asked.id}`])
    await heard(tech!, ['support.assigned', `/admin/support?id=${asked.id}`])
  })

  test('waits for its asker after a question, and comes back with the reply', async () => {
    const { id } = await asks()
    await w.call(admin!, inquiryCommands.assign, { id, version: 1, assigneeId: tech!.id })
    expect((await w.call(tech!, inquiryCommands.ask, { id, version: 2, body: text('أي صفحة؟') })).body.status).toBe('PENDING')
    expect((await w.call(noura!, inquiryCommands.reply, { id, body: text('صفحة التذاكر') })).body.status).toBe('OPEN')
    await heard(tech!, ['support.replied', `/admin/support?id=${id}`])
  })

  test('that is closed is not opened again: a reply begins another one of the same asker', async () => {
    const asked = await asks()
    await w.call(noura!, inquiryCommands.settle, { id: asked.id, version: 1 })
    const { body: again } = await w.call(noura!, inquiryCommands.reply, { id: asked.id, body: text('سؤال آخر') })
    expect(again.id).not.toBe(asked.id)
    expect([again.status, again.subject, (await seen(noura!, asked)).status]).toEqual(['NEW', asked.subject, 'CLOSED'])
  })

  test('of spam tells its asker only that it is closed', async () => {
    const asked = await asks()
    await w.call(admin!, inquiryCommands.spam, { id: asked.id, version: 1 })
    expect([(await seen(noura!, asked)).reason, (await seen(admin!, asked)).reason]).toEqual(['closed', 'spam'])
    const changes = JSON.stringify(await w.changes(`inquiry:${asked.id}`))
    expect(changes).not.toContain('spam')
  })

  test('has notes that its asker finds no trace of', async () => {
    const asked = await asks()
    await w.call(admin!, inquiryMessages.say, { id: asked.id, audience: 'staff', body: text('سرّي') })
    expect([await messagesOf(noura!, asked), await messagesOf(admin!, asked)]).toEqual([['asker'], ['asker', 'staff']])
    expect((await seen(noura!, asked)).version).toBe(1)
    expect((await w.changes(`inquiry:${asked.id}`)).map(({ event }) => event)).toEqual(['support.created', 'support.said'])
  })

  test('is answered by one of two who answer at once; the other is shown what happened', async () => {
    const { id } = await asks()
    const other = await w.person('ADMIN')
    const answers = await Promise.all(
      [admin!, other].map((by) => w.call(by, inquiryCommands.answer, { id, version: 1, body: text('جواب') })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await messagesOf(noura!, { id })).filter((mark) => mark === 'answer')).toHaveLength(1)
  })

  test('goes back to the queue when its assignee is disabled', async () => {
    const asked = await asks()
    await w.call(admin!, inquiryCommands.assign, { id: asked.id, version: 1, assigneeId: tech!.id })
    const { body: person } = await w.call(admin!, users.open, { id: tech!.id })
    await w.call(admin!, users.disable, { id: tech!.id, version: person.version })
    await w.eventually(async () => {
      const now = await seen(admin!, asked)
      expect([now.status, now.assignee]).toEqual(['NEW', null])
    })
  })

  test('is given only to somebody who can answer it', async () => {
    const { id } = await asks()
    const { status, body } = await w.call(admin!, inquiryCommands.assign, { id, version: 1, assigneeId: noura!.id })
    expect([status, body.code]).toEqual([400, 'support.cannot_take'])
    const offered = (await w.call(admin!, inquiryCommands.assignees, { id })).body.items.map((one) => one.id)
    expect([offered.includes(noura!.id), offered.includes(admin!.id)]).toEqual([false, true])
  })
})

describe('a technical inquiry', () => {
  test('is read and answered by SYSTEM_ADMIN, who cannot tell that others exist', async () => {
    const operator = await w.person('SYSTEM_ADMIN')
    const [technical, other] = [await asks(noura, 'technical'), await asks()]
    expect((await w.call(operator, support.open, { id: other.id })).status).toBe(404)
    const answered = await w.call(operator, inquiryCommands.answer, { id: technical.id, version: 1, body: text('أُصلح') })
    expect([answered.body.status, answered.body.assignee?.id]).toEqual(['DONE', operator.id])
    const listed = (await w.call(operator, support.list, { queue: 'all' })).body.items.map(({ id }) => id)
    expect([listed.includes(technical.id), listed.includes(other.id)]).toEqual([true, false])
  })
})

describe('merging', () => {
  const merge = (id: string, into: string, version = 1) => w.call(admin!, inquiryCommands.merge, { id, version, into })

  test('leads replies to the other inquiry, in one step also after a second merge', async () => {
    const [one, two, three] = [await asks(), await asks(), await asks()]
    expect((await merge(one.id, two.id)).body.mergedInto?.id).toBe(two.id)
    expect((await merge(two.id, three.id)).body.mergedInto?.id).toBe(three.id)
    expect((await seen(noura!, one)).mergedInto?.id).toBe(three.id)
    const { body } = await w.call(noura!, inquiryCommands.reply, { id: one.id, body: text('هنا') })
    expect(body.id).toBe(three.id)
  })

  test('joins inquiries of one asker only, never into itself or into one that is closed', async () => {
    const [mine, other, closed] = [await asks(), await asks(tech), await asks()]
    await w.call(noura!, inquiryCommands.settle, { id: closed.id, version: 1 })
    const codes = [await merge(mine.id, other.id), await merge(mine.id, mine.id), await merge(mine.id, closed.id)]
    expect(codes.map(({ body }) => body.code)).toEqual(['support.other_asker', 'support.merged_into_itself', 'wrong_state'])
  })

  test('of two that are merged into each other at once lets one through', async () => {
    const [one, two] = [await asks(), await asks()]
    const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the portal', () => {
  test('closes an answered inquiry after 14 days without a reply, and not a day before', async () => {
    const asked = await asks()
    await w.call(admin!, inquiryCommands.answer, { id: asked.id, version: 1, body: text('جواب') })
    w.clock.advance(13 * DAY)
    await wake()
    expect((await seen(noura!, asked)).status).toBe('DONE')
    w.clock.advance(DAY)
    await wake()
    const { status, reason } = await seen(noura!, asked)
    expect([status, reason]).toEqual(['CLOSED', 'lapsed'])
  })

  test('calls administrators once when nobody took an inquiry for a working day', async () => {
    const { id } = await asks()
    w.clock.advance(4 * DAY)
    await wake()
    await wake()
    await heard(admin!, ['support.unattended', `/admin/support?id=${id}`])
    expect((await notificationsOf(admin!)).filter(([, path]) => path === `/admin/support?id=${id}`)).toHaveLength(1)
    expect((await notificationsOf(tech!)).filter(([event]) => event === 'support.unattended')).toEqual([])
  })

  test('answers what waits for a version when it is released, and notifies each asker once', async () => {
    const owner = await w.person('SUPER_ADMIN')
    const [soon, later] = [await asks(), await asks()]
    const plan = (id: string, version: string) =>
      w.call(admin!, inquiryCommands.plan, { id, version: 1, fixedIn: { module: 'tickets', version } })
    await plan(soon.id, '7.1.0')
    await plan(later.id, '7.2.0')
    const { revision } = (await w.call(owner, modules.registry, {})).body.items.find(({ key }) => key === 'tickets')!
    await w.call(owner, modules.changeVersion, { key: 'tickets', revision, version: '7.1.0' })
    await heard(noura!, ['support.released', `/user?inquiry=${soon.id}`])
    expect([(await seen(noura!, soon)).status, (await seen(noura!, later)).status]).toEqual(['DONE', 'NEW'])
    expect((await plan(later.id, '7.0.0')).body.code).toBe('changed_meanwhile')
    const late = { id: later.id, version: 2, fixedIn: { module: 'tickets', version: '7.0.0' } } as const
    expect((await w.call(admin!, inquiryCommands.plan, late)).body.code).toBe('support.version_released')
  })
})

describe('the database refuses', () => {
  const inserted = (some: object) => {
    const at = w.clock.now()
    const row = { id: crypto.randomUUID(), subject: 'س', category: 'idea', status: 'NEW', created_at: at, activity_at: at }
    return w.db
      .insertInto('objects')
      .values({ id: row.id, kind: 'inquiry', created_at: at })
      .execute()
      .then(() =>
        w.db
          .insertInto('inquiries')
          .values({ ...row, ...some })
          .execute(),
      )
  }
  const guest = { guest_name: 'زائر', guest_mail: 'a@test.example', guest_language: 'ar' }

  test('an inquiry of nobody, and one of a person and a guest at once', async () => {
    await expect(inserted({})).rejects.toThrow('check')
    await expect(inserted({ ...guest, asker_id: noura!.id })).rejects.toThrow('check')
    await expect(inserted(guest)).resolves.toBeDefined()
  })

  test('a merge into what is merged, and two inquiries of one ticket', async () => {
    const [one, two, three] = [await asks(), await asks(), await asks()]
    const set = (id: string, values: object) => w.db.updateTable('inquiries').set(values).where('id', '=', id).execute()
    const closed = { status: 'CLOSED', closed_at: w.clock.now() }
    await set(one.id, { ...closed, reason: 'merged', merged_into: two.id })
    await expect(set(three.id, { ...closed, reason: 'merged', merged_into: one.id })).rejects.toThrow('merged itself')
    await expect(set(two.id, { ...closed, reason: 'merged', merged_into: three.id })).rejects.toThrow('merged into this one')
    await set(two.id, { ...closed, reason: 'converted', ticket_id: three.id })
    await expect(set(three.id, { ...closed, reason: 'converted', ticket_id: three.id })).rejects.toThrow('unique')
  })
})
