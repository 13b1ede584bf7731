import { groupOf, membersOf } from './group.ts'
import { measureFanOut } from './fan-out.ts'
import { plantChats } from './planted.ts'
import { measurePresence } from './presence.ts'
import { measureReading, readingLimits } from './reading.ts'
import type { Child } from '../child.ts'
import { openBenchDatabase, type BenchDatabase } from '../database.ts'
import { round } from '../median.ts'
import type { Measurement } from '../measurement.ts'
import { withServers } from '../servers.ts'

type Say = (line: string) => void

const MEDIAN = 2
const P99 = 3
/** Of a core, beside an idle gateway. */
const PRESENCE = 0.03

const sizes = (quick: boolean) =>
  quick
    ? { groups: [30], fanOut: { rounds: 1, seconds: 1 }, largest: 1_000, others: 4, each: 500, rounds: 2, people: 50, watch: 2 }
    : {
        groups: [200, 500, 1_000],
        fanOut: { rounds: 7, seconds: 4 },
        largest: 100_000,
        others: 100,
        each: 9_000,
        rounds: 20,
        people: 2_000,
        watch: 30,
      }

/** Chats beside bare servers in the same run: telling a group, opening and searching many messages, and who is there. `argv`: quick, and one part. */
export async function measureChat(argv: readonly string[], say: Say): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const only = argv.find((one) => one !== 'quick')
  const database = await openBenchDatabase({ tickets: 5_000 })
  return withServers(database, async (start) => {
    const portal = await start('portal')
    const parts = {
      group: async () => groups(database, { portal, broadcast: await start('chat/broadcast') }, quick, say),
      reading: async () => reading(database, { portal, reference: await start('reference') }, quick, say),
      presence: () => presence(database, portal, quick),
    }
    const told: Measurement[] = []
    for (const [name, measure] of Object.entries(parts)) if (only === undefined || only === name) told.push(...(await measure()))
    return quick ? told.map(({ limit: _limit, ...one }) => one) : told
  })
}

async function groups(database: BenchDatabase, at: Record<'portal' | 'broadcast', Child>, quick: boolean, say: Say) {
  const told: Measurement[] = []
  const { groups: all, fanOut } = sizes(quick)
  for (const size of all) {
    const group = await groupOf(database, await membersOf(database, size))
    const { median, p99, bytes } = await measureFanOut(at.portal, at.broadcast, group, fanOut)
    const times = (of: typeof median): string => `${of.portal} ms beside ${of.reference}`
    say(`${size} members, ${bytes} bytes a message: median ${times(median)}, p99 ${times(p99)}`)
    told.push({ what: `${size} members, from send to receipt, median`, value: median.ratio, unit: '×', limit: MEDIAN })
    told.push({ what: `${size} members, from send to receipt, p99`, value: p99.ratio, unit: '×', limit: P99 })
  }
  return told
}

async function reading(database: BenchDatabase, at: Record<'portal' | 'reference', Child>, quick: boolean, say: Say) {
  const { largest, others, each, rounds } = sizes(quick)
  const [reader] = await membersOf(database, 1)
  const messages = largest + others * each
  say(`${messages} messages are written …`)
  const id = await plantChats(database.db, { readerId: reader!.id, largest, others, each })
  await database.pool.query('vacuum analyze')
  const measured = await measureReading(at, reader!, id, rounds)
  return Object.entries(measured).map(([name, { ratio, portal, reference }]): Measurement => {
    say(`${name}: ${portal} ms beside ${reference}`)
    const what = name === 'open' ? `opening a chat of ${largest} messages` : `${name} among ${messages}`
    return { what, value: ratio, unit: '×', limit: readingLimits[name as keyof typeof measured] }
  })
}

async function presence(database: BenchDatabase, portal: Child, quick: boolean): Promise<Measurement[]> {
  const { people, watch } = sizes(quick)
  const { idle, present, told } = await measurePresence(portal, await membersOf(database, people), watch)
  return [
    { what: `${people} idle sockets`, value: round(idle * 100), unit: '% of a core' },
    { what: `who of them is there, told ${told} times in ${watch} s`, value: round(present * 100), unit: '% of a core' },
    { what: 'more than idle', value: round(present - idle, 4), unit: 'of a core', limit: PRESENCE },
  ]
}
