import { nameProblem } from '@diwan/core/person-name'
import { documentFromText, textOf } from '@diwan/core/document'
import { documentFromLightText, lightTextOf } from '@diwan/core/light-text'
import { modules } from '@diwan/contract/releases/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { settings } from '@diwan/contract/settings/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { units } from '@diwan/contract/units/endpoints'
import { partners } from '@diwan/contract/users/endpoints/partners'
import { titles } from '@diwan/contract/users/endpoints/titles'
import { users } from '@diwan/contract/users/endpoints/users'
import { composeLetter } from '../kit/mail/letter.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from './call.ts'
import { hostileAddresses, hostileTexts } from './hostile-texts.ts'
import { openStream } from './live.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { newPartner, newTitle } from './new-users.ts'
import { deep } from './seeded.ts'
import type { World } from './world.ts'
import { world } from './world.ts'

const PATIENCE = 120_000

/** By every door: all of them in the deep run, else every fifth, which holds each spelling and most starters. What is pure takes all. */
const sent = hostileTexts.filter((_, at) => deep || at % 5 === 0)

let w: World
let admin: TestPerson
let noura: TestPerson
let tech: TestPerson
let group: TestUnit
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[admin, noura, tech] = [await w.person('ADMIN'), await w.person('USER'), await w.person('TECH', group)]
})

test('the set holds more than two hundred, each once', () => {
  expect([hostileTexts.length > 200, new Set(hostileTexts).size]).toEqual([true, hostileTexts.length])
})

/** Every string of an answer, at any depth. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap((one) => stringsIn(one))
      : []

/** Taken, answered as data that no browser reads as anything else, and so many times exactly what was typed. */
function expectTyped(
  { status, headers, body }: Pick<Answer<never>, 'status' | 'headers'> & { body: unknown },
  text: string,
  times: number,
) {
  const [type, sniffing] = [headers.get('content-type') ?? '', headers.get('x-content-type-options')]
  const kept = stringsIn(body).filter((one) => one === text).length
  expect([text, status, type.startsWith('application/json'), sniffing, kept]).toEqual([text, 200, true, 'nosniff', times])
}

/** What could be taken for another name is refused. */
function expectNamed(answer: Answer<typeof users.update>, text: string): void {
  const code = nameProblem(text)
  if (!code) return expectTyped(answer, text, 1)
  expect([answer.status, answer.body.fields]).toEqual([400, [{ path: 'fullName', code }]])
}

const body = (text: string) => documentFromText(text, 'rtl')

describe('what reads as mark-up is kept and answered as it was typed (H20)', () => {
  test('in subject, message, reply and note of a ticket, and in what people hear of it', { timeout: PATIENCE }, async () => {
    const stream = await openStream(w, noura.streamToken)
    for (const text of sent) {
      const { id } = await w.ticket({ by: noura, group, subject: text, text })
      await w.call(tech, tickets.reply, { id, body: body(text) })
      await w.call(tech, tickets.note, { id, body: body(text) })
      expectTyped(await w.call(tech, tickets.open, { id }), text, 2) // subject, and the newest public message
      expectTyped(await w.call(tech, tickets.thread, { id }), text, 3)
    }
    const told = () => stream.messages.map(({ data }) => (data as { description: string }).description)
    await w.eventually(() => expect(told()).toHaveLength(sent.length), PATIENCE)
    expect(sent.filter((text) => !told().some((sentence) => sentence.includes(text)))).toEqual([])
    const listed = await w.call(noura, notifications.list, {})
    expect(stringsIn(listed.body).filter((one) => sent.includes(one)).length).toBe(listed.body.items.length)
  })

  test('in the names of a person, a unit, a title, a partner and the organisation', { timeout: PATIENCE }, async () => {
    const person = await w.person('USER')
    const title = (await w.call(admin, titles.create, newTitle())).body
    const partner = (await w.call(admin, partners.create, newPartner())).body
    let [ofPerson, ofTitle, ofPartner] = [1, title.version, partner.version]
    let ofUnit = (await w.call(admin, units.open, { id: group.id })).body.version
    for (const text of sent) {
      const both = { nameAr: text, nameEn: text }
      const named = await w.call(admin, users.update, { id: person.id, version: ofPerson, fullName: text })
      expectNamed(named, text)
      const renamed = await w.call(admin, units.rename, { id: group.id, version: ofUnit, ...both })
      const described = { ...both, descriptionAr: text, descriptionEn: text, colour: '#0e67ad' }
      const titled = await w.call(admin, titles.update, { id: title.id, version: ofTitle, ...described })
      const partnered = await w.call(admin, partners.update, { ...newPartner(), ...both, id: partner.id, version: ofPartner })
      expectTyped(renamed, text, 2)
      expectTyped(titled, text, 4)
      expectTyped(partnered, text, 2)
      const { version } = (await w.call(admin, settings.open, {})).body
      await w.call(admin, settings.change, { version, ...both })
      expectTyped(await w.call(noura, settings.shown, {}), text, 2)
      ;[ofPerson, ofUnit] = [named.status === 200 ? named.body.version : ofPerson, renamed.body.version]
      ;[ofTitle, ofPartner] = [titled.body.version, partnered.body.version]
    }
  })

  test('in a request template, its questions and choices, and in an answer', { timeout: PATIENCE }, async () => {
    const place = await w.group() // the names of the other one are as hostile by now
    const agent = await w.person('TECH', place)
    let { id, version } = (await w.call(admin, templates.create, { nameAr: 'طلب', nameEn: 'Request' })).body
    for (const text of sent) {
      const said = { labelAr: text, labelEn: text, helpAr: text, helpEn: text }
      const options = [{ key: 'one', labelAr: text, labelEn: text }]
      const content = {
        nameAr: text,
        nameEn: text,
        descriptionAr: text,
        descriptionEn: text,
        categoryAr: 'فئة',
        categoryEn: 'Category',
        groupId: place.id,
        fields: [
          { key: 'why', type: 'text' as const, ...said },
          { key: 'which', type: 'choice' as const, ...said, options },
        ],
      }
      const updated = await w.call(admin, templates.update, { id, version, ...content })
      expectTyped(updated, text, 14)
      version = (await w.call(admin, templates.publish, { id, version: updated.body.version })).body.version
      const { fieldsVersion } = (await w.call(noura, templates.form, { id })).body
      const answered = { templateId: id, fieldsVersion, answers: { why: text, which: 'one' } }
      const asked = await w.call(noura, tickets.create, { subject: 'طلب', ...answered })
      const read = await w.call(agent, tickets.open, { id: asked.body.id })
      expect([text, asked.status, stringsIn(read.body).filter((one) => one === text).length > 0]).toEqual([text, 200, true])
    }
  })

  test('in the notes of a module', async () => {
    const platform = await w.person('SYSTEM_ADMIN')
    const key = 'tickets'
    for (const [place, text] of sent.filter((_, at) => at % 9 === 0).entries()) {
      const { revision } = (await w.call(platform, modules.registry, {})).body.items.find((one) => one.key === key)!
      const change = { key, revision, version: `9.0.${place}`, notesAr: text, notesEn: text }
      const { status } = await w.call(platform, modules.changeVersion, change)
      const { body: history } = await w.call(platform, modules.history, { key })
      expect([text, status, stringsIn(history).includes(text)]).toEqual([text, 200, true])
    }
  })
})

test('an address that is a program, or leads elsewhere than it says, is no link (H20)', async () => {
  const { id } = await w.ticket({ by: noura, group })
  for (const href of hostileAddresses) {
    const marks = [{ type: 'link' as const, attrs: { href } }]
    const content = [
      { type: 'paragraph' as const, attrs: { dir: 'ltr' as const }, content: [{ type: 'text' as const, text: 'x', marks }] },
    ]
    const { status } = await w.call(tech, tickets.reply, { id, body: { type: 'doc', content } })
    expect([href, status]).toEqual([href, 400])
  }
})

test('the light composer writes each as words, and reads back the same (H20)', () => {
  const document = documentFromLightText(hostileTexts.join('\n'), [], 'rtl')
  expect(textOf(document).split('\n')).toEqual(hostileTexts)
  expect(lightTextOf(document)?.text.split('\n')).toEqual(hostileTexts)
})

test('a mail says them in words: no mark-up, no attribute and no address of theirs (H20)', () => {
  const shapeOf = (text: string): string[] => {
    const link = { words: text, url: 'https://portal.example/' }
    const draft = {
      to: 'a@b.example',
      language: 'ar' as const,
      sender: text,
      subject: text,
      lines: [text],
      code: text,
      link,
      end: text,
    }
    return composeLetter(draft).html.match(/[<>"']/g) ?? []
  }
  const harmless = shapeOf('نص')
  for (const text of hostileTexts) expect([text, shapeOf(text)]).toEqual([text, harmless])
})
