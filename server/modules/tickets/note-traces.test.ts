import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketChannel } from '@diwan/contract/tickets/events'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { seeded } from '../../testing/seeded.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
beforeAll(async () => {
  w = await world()
})

const steps = fc.array(fc.constantFrom('reply of staff', 'reply of requester', 'note', 'time passes'), {
  minLength: 1,
  maxLength: 7,
})
const body = documentFromText('نص', 'rtl')
const START = new Date('2026-11-15T08:00:00Z')

/** Who of two is told first is left to chance, so that each is waited for. */
const heard = (person: TestPerson, times: number) =>
  w.eventually(async () => expect(await w.changes(`user:${person.id}`)).toHaveLength(times))

/** One story, told with its internal notes or without them; gives all that its requester can find out. */
async function play(story: readonly string[], withNotes: boolean): Promise<string> {
  w.clock.set(START)
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const ticket = await w.ticket({ by: noura, group })
  w.clock.advance(1_000)
  const later = await w.ticket({ by: noura, group })
  let told = 0
  for (const step of story) {
    if (step === 'reply of staff') {
      told += 1
      await w.call(tech, tickets.reply, { id: ticket.id, body })
      await heard(noura, told)
    }
    if (step === 'reply of requester') await w.call(noura, tickets.reply, { id: ticket.id, body })
    if (step === 'note' && withNotes) await noteAndEdit(tech, noura, ticket.id)
    if (step === 'time passes') w.clock.advance(60_000)
  }
  const found = JSON.stringify(await look(noura, ticket.id), null, 1)
  const names = [noura, tech].flatMap((person) => [person.id, person.fullName])
  return anonymous(found, [ticket.id, later.id, ticket.shortId, later.shortId, ...names])
}

/** It calls the requester by name too, who is told nothing of it. */
async function noteAndEdit(tech: TestPerson, noura: TestPerson, id: string): Promise<void> {
  const { body: note } = await w.call(tech, tickets.note, { id, body })
  const calling = documentFromLightText(`@${noura.fullName}`, [{ id: noura.id, label: noura.fullName }], 'rtl')
  const { status } = await w.call(tech, tickets.edit, { id, messageId: note.id, body: calling, seen: null })
  expect(status).toBe(200)
}

async function look(noura: TestPerson, id: string) {
  const pages = []
  let after: string | undefined
  do {
    const { body: page } = await w.call(noura, tickets.thread, { id, limit: 2, ...(after && { after }) })
    after = page.next ?? undefined
    pages.push({ ...page, next: page.next !== null })
  } while (after)
  return {
    pages,
    opened: (await w.call(noura, tickets.open, { id })).body,
    listed: (await w.call(noura, tickets.list, {})).body,
    counted: (await w.call(noura, tickets.count, {})).body,
    told: (await w.call(noura, notifications.list, {})).body,
    channel: await w.changes(ticketChannel(id)),
    own: await w.changes(`user:${noura.id}`),
  }
}

/** Two stories have other ids; the same id at the same place is the same story. */
function anonymous(text: string, names: readonly string[]): string {
  const named = names.reduce((all, name, n) => all.replaceAll(name, `<${n}>`), text)
  const known = new Map<string, string>()
  const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const plain = named.replace(/"name(Ar|En)": "[^"]*"/g, '"name"')
  return plain.replace(ids, (id) => known.get(id) ?? (known.set(id, `id${known.size}`), known.get(id)!))
}

test(
  'whatever happens to a ticket, its requester cannot find out whether there are internal notes: no gap, version, time, order or count',
  { timeout: 60_000 },
  () =>
    seeded(
      fc.asyncProperty(steps, async (story) => {
        expect(await play([...story, 'note'], true)).toEqual(await play(story, false))
      }),
      5,
    ),
)

test('sequences of the requester’s channel have no gap where notes were written', async () => {
  const group = await w.group()
  const [noura, tech] = [await w.person('USER'), await w.person('TECH', group)]
  const { id } = await w.ticket({ by: noura, group })
  for (const endpoint of [tickets.note, tickets.reply, tickets.note, tickets.note, tickets.reply])
    await w.call(tech, endpoint, { id, body })
  expect((await w.changes(ticketChannel(id))).map(({ seq }) => seq)).toEqual([1, 2, 3])
})
