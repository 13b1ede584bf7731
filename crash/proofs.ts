import { allModules, reactionsOf } from '../server/app/modules.ts'
import type { Portal } from '../server/kit/portal.ts'
import { eventually } from '../server/testing/eventually.ts'
import type { Kept } from '../server/testing/load.ts'
import { loads } from './load.ts'
import type { CrashPortal } from './portal.ts'
import { knockAgain, type Written } from './writer.ts'

const REACTS_MS = 45_000
/** So many are sent again at the end. */
const REPEATED = 60

/** Waits until no job is left to do. */
export async function settled({ ask }: CrashPortal): Promise<string[]> {
  try {
    await eventually(async () => {
      const left = await ask<{ name: string; state: string; count: number }>(
        `select name, state::text, count(*)::int from pgboss.job where state < 'completed' and name not like '\\_\\_%' group by 1, 2`,
      )
      if (left.length > 0) throw new Error(`jobs are left: ${JSON.stringify(left)}`)
    }, REACTS_MS)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** What the history, the channels and the records say of each write, against what its client was told. */
export async function proveWrites({ ask }: CrashPortal, written: readonly Written[]): Promise<string[]> {
  const keys = written.map(({ key }) => key)
  const facts = await ask<{ key: string; event: string; objectId: string; channels: string[] }>(
    `select h.request_id::text as key, h.event, h.object_id as "objectId",
            coalesce(array_agg(e.channel order by e.channel) filter (where e.channel is not null), '{}') as channels
     from history h left join channel_entries e on e.history_id = h.id
     where h.request_id = any($1::uuid[]) group by h.id`,
    [keys],
  )
  const traces = Map.groupBy(facts, ({ key }) => key)
  const found = new Map<string, number>()
  for (const effect of new Set(written.map((one) => one.effect))) {
    const own = written.filter((one) => one.effect === effect).map(({ key }) => key)
    for (const { key } of await ask<{ key: string }>(effect.found, [own])) found.set(key, (found.get(key) ?? 0) + 1)
  }
  return written.flatMap((one) => {
    const kept = traces.get(one.key) ?? []
    const times = found.get(one.key) ?? 0
    const expected = byEvent(one.effect.traces(kept[0]?.objectId ?? ''))
    const whole = byEvent(kept) === expected && times === 1
    const nothing = kept.length === 0 && times === 0
    const right = { acknowledged: whole, refused: nothing, 'given up': whole || nothing }[one.state]
    const strange = one.state === 'refused' && !one.effect.refusals.includes(one.code)
    return [
      ...(right ? [] : [`${one.effect.name} ${one.key} was ${one.state} and stands ${times} times with ${JSON.stringify(kept)}`]),
      ...(strange ? [`${one.effect.name} ${one.key} was refused: ${one.status} ${one.text}`] : []),
    ]
  })
}

/** Facts of one write have no order among themselves but that of their channels. */
const byEvent = (traces: readonly { readonly event: string; readonly channels: readonly string[] }[]): string =>
  JSON.stringify(
    traces.map(({ event, channels }) => ({ event, channels })).toSorted((one, other) => (one.event < other.event ? -1 : 1)),
  )

export async function proveSequences({ ask }: CrashPortal): Promise<string[]> {
  const broken = await ask<{ name: string; seq: number; entries: number }>(
    `select c.name, c.seq::int, count(e.seq)::int as entries from channels c left join channel_entries e on e.channel = c.name
     group by c.name, c.seq having count(e.seq) <> c.seq or min(e.seq) <> 1 or max(e.seq) <> c.seq`,
  )
  return broken.map(({ name, seq, entries }) => `${name} stands at ${seq} with ${entries} entries`)
}

/** Sends some once more: the first answer again, and nothing new (what follows proves that). */
export async function proveRepeats(portal: CrashPortal, written: readonly Written[], dice: () => number): Promise<string[]> {
  const faults: string[] = []
  const own = written.filter(({ state }) => state === 'acknowledged')
  for (let time = 0; time < Math.min(REPEATED, own.length); time++) {
    const one = own[Math.floor(dice() * own.length)]!
    const { effect, key, text } = one
    const again = await knockAgain(portal, one)
    if (again?.status === 429) continue // a person who wrote as often as a minute allows waits for the next one
    if (again?.status !== 200 || again.text !== text)
      faults.push(`${effect.name} ${key} answered ${text} first and then ${again?.text}`)
  }
  return faults
}

/** Every declared reaction of every fact ran once to its end; each person concerned was notified once, and no other person was. */
export async function proveReactions({ ask, cast }: CrashPortal, since: string): Promise<string[]> {
  const faults: string[] = []
  const failed = await ask<{ name: string; id: string; output: unknown }>(
    `select name, id, output from pgboss.job where state > 'completed'`,
  )
  for (const { name, id, output } of failed) faults.push(`job ${id} of ${name} failed for good: ${JSON.stringify(output)}`)
  const declared = reactionsOf({} as Portal, allModules('http://crash.test'))
  for (const { name, events } of declared) {
    const wrong = await ask<{ id: string; event: string; times: number }>(
      `select h.id, h.event, count(j.id)::int as times
       from history h left join pgboss.job j on j.name = $1 and j.state = 'completed' and j.data->>'historyId' = h.id::text
       where h.event = any($2) group by h.id having count(j.id) <> 1`,
      [name, [...events]],
    )
    for (const { id, event, times } of wrong) faults.push(`${name} of ${event} ${id} stands done ${times} times`)
  }

  const facts = await ask<Kept & { told: string[] }>(
    `select h.id, h.object_id as "objectId", h.event, h.actor_id as "actorId", h.detail,
            array(select n.user_id::text from notifications n where n.history_id = h.id) as told
     from history h where h.at >= $1 and h.request_id is not null`,
    [since],
  )
  for (const { effects, standing } of loads) {
    const rows = await ask<{ id: string }>(standing, [facts.map(({ objectId }) => objectId)])
    const standings = new Map(rows.map((row) => [row.id, row]))
    for (const fact of facts) {
      const effect = effects.find((one) => one.traces('').some(({ event }) => event === fact.event))
      const row = standings.get(fact.objectId)
      if (!effect || !row) continue
      const { must, may } = effect.told(fact, { ...row }, cast)
      const missing = must.filter((id) => !fact.told.includes(id))
      const foreign = fact.told.filter((id) => !must.includes(id) && !may.includes(id))
      if (missing.length > 0) faults.push(`${fact.event} ${fact.id} was not told to ${missing.join(', ')}`)
      if (foreign.length > 0) faults.push(`${fact.event} ${fact.id} was told to ${foreign.join(', ')}`)
    }
  }
  const arrived = await ask<{ id: string; times: number }>(
    `select n.id, count(e.seq)::int as times from notifications n
     left join channel_entries e on e.channel = 'user:' || n.user_id and e.detail->>'id' = n.id::text
     where n.created_at >= $1 group by n.id having count(e.seq) <> 1`,
    [since],
  )
  return [...faults, ...arrived.map(({ id, times }) => `notification ${id} went out ${times} times`)]
}
