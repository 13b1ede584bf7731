import type { Answers } from '@diwan/core/fields/field'
import { saveFields } from '../fields/public.ts'
import { sql } from 'kysely'
import { insertObject } from '../../kit/record/objects.ts'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { withSnapshot } from '../../kit/backup/snapshot.ts'
import { deep } from '../../testing/seeded.ts'
import { world, type World } from '../../testing/world.ts'
import { FIELD, NAME } from './proof/planted.ts'
import { insertParticipation } from './queries/participations.ts'
import { insertSheet, settleAll } from './queries/sheets.ts'
import { insertSurvey } from './queries/surveys.ts'
import { settleSheets } from './service/settle.ts'

const K = 5
/** Of each trial: who had answered before the night, and who did after it. */
const [BEFORE, AFTER] = [11, 6]
const TRIALS = deep ? 200 : 40

let w: World
let people: string[]
beforeAll(async () => {
  w = await world()
  people = []
  for (let made = 0; made < BEFORE + AFTER; made += 1) people.push((await w.person('USER')).id)
})

/** What is in the database for somebody who holds a dump of it, in the order in which it lies there. */
interface Held {
  readonly people: readonly { readonly who: string; readonly xmin: string }[]
  readonly sheets: readonly { readonly said: string; readonly xmin: string; readonly id: string }[]
}

async function dumped(surveyId: string): Promise<Held> {
  const { rows: took } = await sql<Held['people'][number]>`select user_id as who, xmin::text from survey_participations
    where survey_id = ${surveyId} order by ctid`.execute(w.db)
  const { rows: sheets } = await sql<Held['sheets'][number]>`select answers ->> 'why' as said, xmin::text, id from survey_sheets
    where survey_id = ${surveyId} order by ctid`.execute(w.db)
  return { people: took, sheets }
}

/** The same from a back-up of the portal, which knows no transactions. */
async function backedUp(surveyId: string): Promise<Held> {
  const client = new pg.Client({ connectionString: w.databaseUrl })
  await client.connect()
  try {
    return await withSnapshot(client, async (snapshot) => {
      const { tables } = snapshot
      const read = async (name: string) => {
        const table = tables.find((one) => one.name === name)!
        let text = ''
        for await (const chunk of snapshot.rows(table)) text += chunk.toString('utf8')
        const lines = text.split('\n').filter((line) => line.includes(surveyId))
        return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [table.columns[at]!, cell])))
      }
      const [took, sheets] = [await read('survey_participations'), await read('survey_sheets')]
      return {
        people: took.map((row) => ({ who: row['user_id']!, xmin: '' })),
        sheets: sheets.map((row) => ({ said: (JSON.parse(row['answers']!) as { why: string }).why, xmin: '', id: row['id']! })),
      }
    })
  } finally {
    await client.end()
  }
}

/** Each says who it is, so that the test knows; the attacker looks at everything else. */
async function answer(surveyId: string, from: number, to: number): Promise<void> {
  for (const userId of people.slice(from, to))
    await w.db.transaction().execute(async (trx) => {
      await insertParticipation(trx, { surveyId, userId, day: '2026-11-25' })
      await insertSheet(trx, { surveyId, version: 1, bucket: null, answers: { why: userId } satisfies Answers })
    })
}

async function begun(): Promise<string> {
  const [by, at] = [people[0]!, w.clock.now()]
  const { setId, version } = await saveFields({ db: w.db }, { setId: null, fields: [FIELD], by, at })
  const id = await insertObject(w.db, { kind: 'survey', by, at })
  const names = { name_ar: NAME, name_en: NAME, draft: '{}', created_by: by, created_at: at, updated_at: at }
  await insertSurvey(w.db, { id, ...names, anonymous: true, k: K, set_id: setId, set_version: version, status: 'published' })
  return id
}

interface Guesses {
  right: number
  /** What chance gives: of people and sheets that cannot be told apart, one pair in each group. */
  chance: number
}

/** Takes the people and sheets that a sign brings together, in the order in which they lie there. */
function guess(guesses: Guesses, { people: took, sheets }: Held, sign: (row: { xmin: string }) => string): void {
  for (const one of new Set(took.map(sign))) {
    const [persons, said] = [took.filter((row) => sign(row) === one), sheets.filter((row) => sign(row) === one)]
    guesses.right += persons.filter(({ who }, at) => said[at]?.said === who).length
    guesses.chance += said.length === 0 ? 0 : Math.min(persons.length, said.length) / Math.max(persons.length, said.length)
  }
}

const without = (newer: Held, older: Held): Held => ({
  people: newer.people.filter(({ who }) => !older.people.some((row) => row.who === who)),
  sheets: newer.sheets.filter(({ said }) => !older.sheets.some((row) => row.said === said)),
})

/** What has settled by then: what has not is told by the limits. */
const only = (dump: Held, settled: Held): Held => ({
  people: dump.people.filter(({ who }) => settled.people.some((row) => row.who === who)),
  sheets: dump.sheets.filter(({ said }) => settled.sheets.some((row) => row.said === said)),
})

test('before it settles an answer is with who gave it: the attack would find it', async () => {
  const id = await begun()
  await answer(id, 0, BEFORE)
  const all = { right: 0, chance: 0 }
  guess(all, await dumped(id), ({ xmin }) => xmin)
  expect(all.right).toBe(BEFORE)
})

test(`of ${TRIALS} surveys nobody who holds dumps and back-ups brings more together than chance does`, async () => {
  const found = {
    xmin: { right: 0, chance: 0 },
    order: { right: 0, chance: 0 },
    ids: { right: 0, chance: 0 },
    backups: { right: 0, chance: 0 },
  }
  const surveys: string[] = []
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const id = await begun()
    surveys.push(id)
    await answer(id, 0, BEFORE)
  }
  await settleSheets(w.portal)
  const early = new Map<string, Held>()
  for (const id of surveys.slice(0, TRIALS / 4)) {
    const backup = await backedUp(id)
    early.set(id, backup)
    guess(found.xmin, only(await dumped(id), backup), ({ xmin }) => xmin)
  }
  for (const id of surveys) {
    await answer(id, BEFORE, BEFORE + AFTER)
    await w.db.transaction().execute((trx) => settleAll(trx, id))
    const dump = await dumped(id)
    expect([dump.people.length, dump.sheets.length]).toEqual([people.length, people.length])
    guess(found.xmin, dump, ({ xmin }) => xmin)
    guess(found.order, dump, () => '')
    guess(found.ids, { ...dump, sheets: dump.sheets.toSorted((one, other) => (one.id < other.id ? -1 : 1)) }, () => '')
  }
  for (const [id, before] of early) {
    expect([before.people.length, before.sheets.length]).toEqual([BEFORE - K, BEFORE - K])
    const more = without(await backedUp(id), before)
    expect([before, more].every((held) => held.sheets.length >= K)).toBe(true)
    guess(found.backups, before, () => '')
    guess(found.backups, more, () => '')
  }
  for (const [by, { right, chance }] of Object.entries(found))
    expect({ by, right, within: right <= chance + 3 * Math.sqrt(chance) }).toEqual({ by, right, within: true })
})
