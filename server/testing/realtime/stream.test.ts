import { documentFromText } from '@diwan/core/document'
import { identity } from '@diwan/contract/identity/endpoints/identity'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { StreamMessage } from '@diwan/contract/notifications/schemas'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Stream } from '../live.ts'
import { openStream } from '../live.ts'
import type { TestPerson, TestUnit } from '../people.ts'
import { makeSession } from '../people.ts'
import type { World } from '../world.ts'
import { world } from '../world.ts'

let w: World
let group: TestUnit
let tech: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  tech = await w.person('TECH', group)
})

const body = documentFromText('رد', 'rtl')
const reply = (by: TestPerson, to: Ticket) => w.call(by, tickets.reply, { id: to.id, body })
const sentenceOf = (sentence: string, by: TestPerson, { shortId, subject }: Ticket) =>
  sentence.replace('{{actor}}', by.fullName).replace('{{shortId}}', shortId).replace('{{subject}}', subject)
const sentences = (stream: Stream) => stream.messages.map(({ data }) => (data as StreamMessage).description)

describe('a message of the stream', () => {
  test.each([
    ['en', en.told_replied],
    ['ar', ar.told_replied],
  ] as const)('is exactly { to, description }, a sentence in the reader’s language (%s)', async (language, sentence) => {
    const noura = await w.person('USER')
    await w.call(noura, profile.prefer, { language })
    const stream = await openStream(w, noura.streamToken)
    const ticket = await w.ticket({ by: noura, group, subject: '<img src=x onerror=alert(1)> & "طابعة"' })
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages).toHaveLength(1))
    expect(stream.messages[0]!.data).toEqual({ to: noura.id, description: sentenceOf(sentence, tech, ticket) })
    expect(StreamMessage.strict().safeParse(stream.messages[0]!.data).success).toBe(true)
  })

  test('comes to its person alone, and to nobody for what he did himself', async () => {
    const [noura, sara] = [await w.person('USER'), await w.person('USER')]
    const ticket = await w.ticket({ by: noura, group })
    await w.ticket({ by: sara, group })
    const [mine, hers, own] = [
      await openStream(w, noura.streamToken),
      await openStream(w, sara.streamToken),
      await openStream(w, tech.streamToken),
    ]
    await reply(tech, ticket)
    await w.eventually(() => expect(mine.messages).toHaveLength(1))
    await reply(noura, ticket)
    await w.eventually(() => expect(sentences(own)).toContain(sentenceOf(en.told_replied, noura, ticket)))
    expect([hers.messages, sentences(own).filter((text) => text.includes(`${tech.fullName} `))]).toEqual([[], []])
  })

  test.each(['en', 'ar'] as const)('says of a ticket taken, or assigned to oneself, that it was taken (%s)', async (language) => {
    const noura = await w.person('USER')
    await w.call(noura, profile.prefer, { language })
    const [taken, own] = [await w.ticket({ by: noura, group }), await w.ticket({ by: noura, group })]
    const stream = await openStream(w, noura.streamToken)
    await w.call(tech, ticketCommands.take, { id: taken.id, version: 1 })
    await w.call(tech, ticketCommands.assign, { id: own.id, version: 1, assigneeId: tech.id })
    const took = { en, ar }[language].told_assigned_self
    await w.eventually(() =>
      expect(new Set(sentences(stream))).toEqual(new Set([sentenceOf(took, tech, taken), sentenceOf(took, tech, own)])),
    )
  })

  test('is spoken in the language chosen last, without a new stream', async () => {
    const noura = await w.person('USER')
    const ticket = await w.ticket({ by: noura, group })
    const stream = await openStream(w, noura.streamToken)
    await w.call(noura, profile.prefer, { language: 'ar' })
    await reply(tech, ticket)
    await w.eventually(() => expect(sentences(stream)).toEqual([sentenceOf(ar.told_replied, tech, ticket)]))
  })

  test('never comes of an internal note', async () => {
    const noura = await w.person('USER')
    const ticket = await w.ticket({ by: noura, group })
    const stream = await openStream(w, noura.streamToken)
    await w.call(tech, tickets.note, { id: ticket.id, body })
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages).toHaveLength(1))
    expect(sentences(stream)).toEqual([sentenceOf(en.told_replied, tech, ticket)])
  })

  test('is in the list of notifications as well, with the same facts', async () => {
    const noura = await w.person('USER')
    const stream = await openStream(w, noura.streamToken)
    const ticket = await w.ticket({ by: noura, group })
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages).toHaveLength(1))
    const { body: listed } = await w.call(noura, notifications.list, {})
    expect(listed).toMatchObject({
      unread: { count: 1, more: false },
      items: [{ event: 'tickets.replied', params: { shortId: ticket.shortId }, seen: false }],
    })
  })
})

describe('resuming', () => {
  const three = async () => {
    const noura = await w.person('USER')
    const ticket = await w.ticket({ by: noura, group })
    const stream = await openStream(w, noura.streamToken)
    for (let n = 0; n < 3; n += 1) await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages).toHaveLength(3))
    stream.close()
    return { noura, ticket, ids: stream.messages.map(({ id }) => id) }
  }

  test('by the id of the last event brings exactly what was missed, by header as by address', async () => {
    const { noura, ids } = await three()
    const byHeader = await openStream(w, noura.streamToken, { 'last-event-id': String(ids[0]) })
    const byAddress = await openStream(w, noura.streamToken, {}, `&lastEventId=${ids[1]}`)
    await w.eventually(() => expect(byHeader.messages.map(({ id }) => id)).toEqual(ids.slice(1)))
    await w.eventually(() => expect(byAddress.messages.map(({ id }) => id)).toEqual(ids.slice(2)))
  })

  test('without one begins now', async () => {
    const { noura, ticket } = await three()
    const stream = await openStream(w, noura.streamToken)
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages.map(({ id }) => id)).toEqual([4]))
  })

  test('with the event id of another brings only one’s own (H41)', async () => {
    const { ids } = await three()
    const sara = await w.person('USER')
    const ticket = await w.ticket({ by: sara, group })
    const stream = await openStream(w, sara.streamToken, { 'last-event-id': String(ids[1]) })
    await reply(tech, ticket)
    await w.eventually(async () => expect(await w.changes(`user:${sara.id}`)).toHaveLength(1))
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages.length).toBeGreaterThan(0))
    for (const { data } of stream.messages) expect((data as StreamMessage).to).toBe(sara.id)
  })

  test.each(['-1', '1e3', 'x', '999999999999999', '9'.repeat(40), '0x1', ' ', "1' or 1=1"])(
    'with the impossible id "%s" goes on from now',
    async (id) => {
      const { noura, ticket, ids } = await three()
      const stream = await openStream(w, noura.streamToken, { 'last-event-id': id })
      await w.eventually(async () => {
        await reply(tech, ticket)
        expect(stream.messages.length).toBeGreaterThan(0)
      })
      expect([stream.ended(), stream.messages.every(({ id: seq }) => !ids.includes(seq))]).toEqual([false, true])
    },
  )
})

describe('the door of the stream', () => {
  test('says what it is, keeps no copy and tells nobody where it came from', async () => {
    const noura = await w.person('USER')
    const { status, headers, heard } = await openStream(w, noura.streamToken, { 'accept-encoding': 'gzip, br' })
    expect([status, headers['content-type'], headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store',
      undefined,
    ])
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    await w.eventually(() => expect(heard()).toContain('retry: '))
  })

  test('is closed to a wrong token, a revoked one and none, with a problem and without a word about it', async () => {
    const noura = await w.person('USER')
    await w.call(noura, identity.logout, {})
    for (const token of ['wrong', noura.streamToken, 'x'.repeat(300), '\u0000']) {
      const { status, headers, heard } = await openStream(w, token)
      expect([status, headers['content-type']]).toEqual([401, 'application/problem+json; charset=utf-8'])
      await w.eventually(() => expect(JSON.parse(heard())).toMatchObject({ code: 'not_signed_in' }))
      expect(heard()).not.toContain(token)
    }
  })

  test('lets one session in four times; the fifth ends the oldest, and other sessions are untouched (H41)', async () => {
    const noura = await w.person('USER')
    const second = await makeSession(w.db, noura.id, w.clock.now())
    const other = await openStream(w, second.streamToken)
    const streams: Stream[] = []
    for (let n = 0; n < 7; n += 1) streams.push(await openStream(w, noura.streamToken))
    await w.eventually(() =>
      expect(streams.map((stream) => stream.ended())).toEqual([true, true, true, false, false, false, false]),
    )
    expect(other.ended()).toBe(false)
  })

  test('bears a hundred callers that leave before they are answered', async () => {
    const noura = await w.person('USER')
    const ticket = await w.ticket({ by: noura, group })
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const leaving = AbortSignal.timeout(n % 10)
        await fetch(`${w.base}/portal/notification/notifications?jwt=${noura.streamToken}`, { signal: leaving }).catch(
          () => undefined,
        )
      }),
    )
    const stream = await openStream(w, noura.streamToken)
    await reply(tech, ticket)
    await w.eventually(() => expect(stream.messages).toHaveLength(1))
  })
})
