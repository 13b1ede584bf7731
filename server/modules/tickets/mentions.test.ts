import { documentFromText, textOf, type Document } from '@diwan/core/document'
import { users } from '@diwan/contract/users/endpoints/users'
import { documentFromLightText, type Mentioned } from '@diwan/core/light-text'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import { MAX_MENTIONS } from '@diwan/contract/writing/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'

let w: World
let group: TestUnit
let noura: TestPerson
let tech: TestPerson
let colleague: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[noura, tech, colleague] = [await w.person('USER'), await w.person('TECH', group), await w.person('TECH', group)]
  stranger = await w.person('USER')
})

const label = (person: TestPerson): Mentioned => ({ id: person.id, label: person.fullName })
const calling = (text: string, ...people: TestPerson[]): Document =>
  documentFromLightText(`${text} ${people.map(({ fullName }) => `@${fullName}`).join(' ')}`, people.map(label), 'rtl')
const notified = async (person: TestPerson, id: string): Promise<string[]> => {
  const { body } = await w.call(person, notifications.list, {})
  return body.items.filter(({ objectId }) => objectId === id).map(({ event }) => event)
}
const rename = async (person: TestPerson, fullName: string) =>
  w.call(await w.person('SUPER_ADMIN'), users.update, { id: person.id, version: 1, fullName })
/** Jobs run in the order of their facts: once this is heard, all before it was. */
const settled = async (id: string): Promise<void> => {
  const witness = await w.person('USER')
  await w.call(tech, commands.addParticipant, { id, userId: witness.id })
  await w.eventually(async () => expect(await notified(witness, id)).toContain('tickets.joined'))
}
const newest = async (reader: TestPerson, id: string) =>
  (await w.call(reader, tickets.thread, { id })).body.items.find((entry): entry is Message => entry.kind !== 'event')!

test('a person mentioned in a reply is notified once, and by the name they have now', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const body = calling('انظر من فضلك', colleague, noura, colleague)
  expect((await w.call(tech, tickets.reply, { id, body })).status).toBe(200)
  await w.eventually(async () => expect(await notified(colleague, id)).toContain('tickets.mentioned'))
  await w.eventually(async () => expect(await notified(noura, id)).toEqual(['tickets.mentioned'])) // not of the reply as well
  expect((await notified(colleague, id)).filter((event) => event === 'tickets.mentioned')).toHaveLength(1)

  const married = await w.person('TECH', group)
  await w.call(tech, tickets.reply, { id, body: calling('وأنت أيضًا', married) })
  await rename(married, 'اسم جديد')
  expect(textOf((await newest(noura, id)).body)).toContain('@اسم جديد')
})

test('a name that was made up stands beside no id: the portal writes who it is, and knows everybody it names', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const body = documentFromLightText('موافقة @المدير العام', [{ id: colleague.id, label: 'المدير العام' }], 'rtl')
  await w.call(tech, tickets.reply, { id, body })
  expect(textOf((await newest(noura, id)).body)).toBe(`موافقة @${colleague.fullName}`)

  const nobody = documentFromLightText('@أحد', [{ id: '01890000-0000-7000-8000-000000000000', label: 'أحد' }], 'rtl')
  const refused = await w.call(tech, tickets.reply, { id, body: nobody })
  expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ path: 'body', code: 'user' }] }])
  const crowd = Array.from({ length: MAX_MENTIONS + 1 }, (_, n) => ({
    id: `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    label: `ن${n}ن`,
  }))
  const many = documentFromLightText(crowd.map(({ label: name }) => `@${name}`).join(' '), crowd, 'rtl')
  expect((await w.call(tech, tickets.reply, { id, body: many })).status).toBe(400)
})

test('a mention in an internal note reaches colleagues who read notes, and neither requester nor participant (H4)', async () => {
  const { id } = await w.ticket({ by: noura, group })
  await w.call(tech, commands.addParticipant, { id, userId: stranger.id })
  await w.call(tech, tickets.note, { id, body: calling('سرّ', noura, stranger, colleague) })
  await w.eventually(async () => expect(await notified(colleague, id)).toContain('tickets.mentioned'))
  await settled(id)
  expect([await notified(noura, id), await notified(stranger, id)]).toEqual([[], ['tickets.joined']])
  expect(JSON.stringify(await w.changes(`ticket:${id}`))).not.toContain('سرّ')
})

test('a person who does not see the ticket is not notified', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const outside = await w.person('TECH', await w.group())
  expect((await w.call(tech, tickets.reply, { id, body: calling('كما قال', outside) })).status).toBe(200)
  await settled(id)
  expect(await notified(outside, id)).toEqual([])
})

test('the picker of a reply says who sees the ticket; that of a note names only who reads notes; both know names by either script', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const ask = async (of: 'mentionable' | 'mentionableInNote', text = '', by = tech) =>
    (await w.call(by, commands[of], { id, text })).body.items
  expect(await ask('mentionable')).toEqual([{ person: expect.objectContaining({ id: noura.id }), sees: true }])
  const likely = (await ask('mentionableInNote')).map(({ person }) => person.id)
  expect(likely).toEqual(expect.arrayContaining([colleague.id]))
  expect(likely).not.toContain(noura.id)
  expect(likely).not.toContain(tech.id) // oneself

  await rename(stranger, 'فاطمة الزهراني')
  for (const typed of ['فاطمة', 'fatima'])
    expect(await ask('mentionable', typed)).toEqual([{ person: expect.objectContaining({ id: stranger.id }), sees: false }])
  expect(await ask('mentionableInNote', 'فاطمة')).toEqual([])
  await w.call(tech, commands.addParticipant, { id, userId: stranger.id })
  expect(await ask('mentionable', 'فاطمة')).toMatchObject([{ sees: true }])
  expect(await ask('mentionableInNote', 'فاطمة')).toEqual([])
})

test('a document that only grows by the names of those it mentions is refused, not kept unreadable', async () => {
  const { id } = await w.ticket({ by: noura, group })
  const long = documentFromText('ا'.repeat(19_990), 'rtl')
  const people = documentFromLightText('@a', [{ id: colleague.id, label: 'a' }], 'rtl').content
  const refused = await w.call(tech, tickets.reply, { id, body: { type: 'doc', content: [...long.content, ...people] } })
  expect([refused.status, refused.body]).toMatchObject([400, { fields: [{ path: 'body', code: 'too_much_text' }] }])
})
