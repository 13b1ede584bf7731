import { documentFromText } from '@diwan/core/document'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryChannel, inquiryEvents, inquiryStaffChannel } from '@diwan/contract/support/events'
import { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import type { CommandEffect, Draw, Load } from '../../../testing/load.ts'

interface Open {
  readonly id: string
  readonly askerId: string
  /** How often its asker wrote in it: a thread stays shorter than its first page. */
  said: number
}

const MAX_SAID = 30
/** A socket has room for a hundred channels. */
const MAX_FOLLOWED = 20
let opened: Open[] = []

function oneOf({ person, dice }: Draw): Open | undefined {
  const own = opened.filter(({ askerId, said }) => askerId === person.id && said < MAX_SAID)
  return own[Math.floor(dice() * own.length)]
}

const message = (also = '') => `
  select right(m.text, 36) as key
  from messages m
  join inquiries i on i.id = m.object_id
  join objects o on o.id = i.id and o.kind = 'inquiry' and o.short_id is not null
  join search_entries s on s.object_id = i.id and s.part = m.id
  where right(m.text, 36) = any($1::text[]) and m.audience = 'asker' ${also}`

const trace = (event: { readonly name: string }) => (id: string) => ({ event: event.name, channels: [inquiryChannel(id)] })
/** Nobody has taken them, so nobody hears of it at once. */
const nobody: CommandEffect['told'] = () => ({ must: [], may: [] })

const create: CommandEffect = {
  name: 'support.create',
  endpoint: support.create,
  refusals: ['too_many_requests'],
  draw: async ({ key, dice }) => {
    if (dice() < 0.6) return null
    return { subject: `سؤال ${key}`, category: 'content', body: documentFromText(`نص ${key}`, 'rtl') }
  },
  acknowledged: (answer, { person }) => void opened.push({ id: Inquiry.parse(answer).id, askerId: person.id, said: 1 }),
  traces: (id) => [inquiryEvents.created, inquiryEvents.said].map((event) => trace(event)(id)),
  found: message('and right(i.subject, 36) = right(m.text, 36)'),
  told: nobody,
}

const reply: CommandEffect = {
  name: 'support.reply',
  endpoint: inquiryCommands.reply,
  refusals: ['too_many_requests'],
  draw: async (of) => {
    const open = oneOf(of)
    if (!open) return null
    open.said += 1
    return { id: open.id, body: documentFromText(`رد ${of.key}`, 'rtl') }
  },
  traces: (id) => [inquiryEvents.said, inquiryEvents.replied].map((event) => trace(event)(id)),
  found: message(),
  told: nobody,
}

export const inquiryLoad: Load = {
  module: 'support',
  effects: [create, reply],
  begin: () => void (opened = []),
  standing: 'select id, asker_id from inquiries where id = any($1::uuid[])',
  readable: ({ id }) =>
    opened
      .filter(({ askerId }) => askerId === id)
      .slice(0, MAX_FOLLOWED)
      .map((one) => one.id),
  channels: () => opened.flatMap(({ id }) => [inquiryChannel(id), inquiryStaffChannel(id)]),
  inner: 'ملاحظة لفريق الدعم',
}
