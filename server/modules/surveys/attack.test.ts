import { unitToken } from '@diwan/contract/kit/tokens'
import { surveyPublishing, surveys, responses } from '@diwan/contract/surveys/endpoints'
import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { beforeAll, expect, test } from 'vitest'
import { withSnapshot } from '../../kit/backup/snapshot.ts'
import { insertObject } from '../../kit/record/objects.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { deep } from '../../testing/seeded.ts'
import { world, type World } from '../../testing/world.ts'
import { saveFields } from '../fields/public.ts'
import { NAME } from '../../testing/content/planted.ts'
import { FIELD } from './proof/planted.ts'
import { publishedFor } from './proof/published.ts'
import { insertParticipation } from './queries/participations.ts'
import { insertSheet, settleAll } from './queries/sheets.ts'
import { insertSurvey } from './queries/surveys.ts'
import { settleSheets } from './service/settle.ts'

const K = 5
/** Of each trial: who had answered before the night, and who did after it. */
const [BEFORE, AFTER] = [11, 6]
const TRIALS = deep ? 200 : 40
/** One of so many goes through the front door, where a log is written and results are shown; the others are as its service keeps them. */
const FRONT_DOOR = 20

const lines: string[] = []
let w: World
let author: TestPerson
let unit: TestUnit
let people: TestPerson[]
beforeAll(async () => {
  w = await world({ log: { write: (line) => void lines.push(line) } })
  author = await w.person('ADMIN')
  unit = await w.group()
  people = []
  for (let made = 0; made < BEFORE + AFTER; made += 1) people.push(await w.person('USER', unit))
})

interface Person {
  readonly who: string
  readonly xmin: string
}
interface Said {
  readonly said: string
  readonly xmin: string
  readonly id: string
}
/** What somebody holds, in the order in which it lies there. Each sheet says whose it is, for this test alone. */
interface Held {
  readonly people: readonly Person[]
  readonly sheets: readonly Said[]
}

/** By the place of each row, as a superuser reads it. */
async function lying(surveyId: string): Promise<Held> {
  const { rows: took } = await sql<Person>`select user_id as who, xmin::text from survey_participations
    where survey_id = ${surveyId} order by ctid`.execute(w.db)
  const { rows: sheets } = await sql<Said>`select answers ->> 'why' as said, xmin::text, id from survey_sheets
    where survey_id = ${surveyId} order by ctid`.execute(w.db)
  return { people: took, sheets }
}

type Row = Readonly<Record<string, string>>
const heldIn = (took: readonly Row[], sheets: readonly Row[]): Held => ({
  people: took.map((row) => ({ who: row['user_id']!, xmin: '' })),
  sheets: sheets.map((row) => ({ said: (JSON.parse(row['answers']!) as { why: string }).why, xmin: '', id: row['id']! })),
})

/** Lines of COPY that speak of this survey. */
async function rowsOf(chunks: AsyncIterable<unknown>, columns: readonly string[], surveyId: string): Promise<Row[]> {
  let text = ''
  for await (const chunk of chunks) text += String(chunk)
  const found = text.split('\n').filter((line) => line.includes(surveyId))
  return found.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at]!, cell])))
}

async function withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: w.databaseUrl })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** As pg_dump writes it: by the very statement that it asks of each table. */
const dumped = (surveyId: string): Promise<Held> =>
  withClient(async (client) => {
    const read = (table: string, columns: readonly string[]) =>
      rowsOf(client.query(copyTo(`copy public.${table} (${columns.join(', ')}) to stdout`)), columns, surveyId)
    return heldIn(
      await read('survey_participations', ['survey_id', 'user_id']),
      await read('survey_sheets', ['id', 'survey_id', 'answers']),
    )
  })

/** From a back-up of the portal, which knows no transactions and leaves out what has not settled. */
const backedUp = (surveyId: string): Promise<Held> =>
  withClient((client) =>
    withSnapshot(client, async (snapshot) => {
      const read = async (name: string) => {
        const table = snapshot.tables.find((one) => one.name === name)!
        return rowsOf(snapshot.rows(table), table.columns, surveyId)
      }
      return heldIn(await read('survey_participations'), await read('survey_sheets'))
    }),
  )

/** Whom the log names, by whatever is known of them, in the order in which it does. */
function namedIn(said: readonly string[]): Person[] {
  const named = said.flatMap((line) =>
    people.filter(({ id, email, fullName, sessionId }) => [id, email, fullName, sessionId].some((mark) => line.includes(mark))),
  )
  return [...new Set(named)].map(({ id }) => ({ who: id, xmin: '' }))
}

/** What the owner of a closed survey is shown and may take away. */
async function exported(surveyId: string): Promise<Said[]> {
  const { status } = await w.call(author, responses.export, { id: surveyId, format: 'csv' })
  expect(status).toBe(404)
  const { texts } = (await w.call(author, surveys.results, { id: surveyId })).body
  const shown = texts.flatMap((one) => one.texts.map((text) => ({ said: text, xmin: '', id: '' })))
  expect(shown.length).toBe(people.length)
  return shown
}

/** Through the front door: each opens the survey and answers it, one after the other. */
async function answer(id: string, from: number, to: number): Promise<void> {
  for (const person of people.slice(from, to)) {
    await w.call(person, surveys.ask, { id })
    const { status } = await w.call(person, surveys.drop, { id, fieldsVersion: 1, answers: { why: person.id } })
    expect(status).toBe(200)
  }
}

/** What the service of an answer keeps, without the call around it. */
async function keep(surveyId: string, from: number, to: number): Promise<void> {
  for (const { id: userId } of people.slice(from, to))
    await w.db.transaction().execute(async (trx) => {
      await insertParticipation(trx, { surveyId, userId })
      await insertSheet(trx, { surveyId, bucket: null, answers: { why: userId } })
    })
}

async function planted(): Promise<string> {
  const [by, at] = [author.id, w.clock.now()]
  const { setId, version } = await saveFields({ db: w.db }, { setId: null, fields: [FIELD], by, at })
  const id = await insertObject(w.db, { kind: 'survey', by, at })
  const names = { name_ar: NAME, name_en: NAME, draft: '{}', created_by: by, created_at: at, updated_at: at }
  await insertSurvey(w.db, { id, ...names, anonymous: true, k: K, set_id: setId, set_version: version, status: 'published' })
  return id
}

async function begun(): Promise<string> {
  const content = SurveyContent.parse({ nameAr: NAME, nameEn: NAME, anonymous: true, k: K, fields: [FIELD] })
  return (await publishedFor(w, author, unitToken(unit.id), content)).id
}

async function close(id: string): Promise<void> {
  const { version } = (await w.call(author, surveyPublishing.publication, { id })).body
  expect((await w.call(author, surveyPublishing.close, { id, version })).status).toBe(200)
}

interface Guesses {
  right: number
  /** What chance gives: of people and sheets that cannot be told apart, one pair in each group. */
  chance: number
  /** Of the groups: of so many random orders, the number of places that stay is spread by as much as it is. */
  variance: number
}
interface Trial {
  readonly id: string
  /** Through the front door. */
  readonly open: boolean
  readonly log: string[]
  early: Held
}
const none = (): Guesses => ({ right: 0, chance: 0, variance: 0 })

/** Takes the people and sheets that a sign brings together, in the order in which they lie there. */
function guess(guesses: Guesses, { people: took, sheets }: Held, sign: (row: { xmin: string }) => string = () => ''): void {
  for (const one of new Set(took.map(sign))) {
    const [persons, said] = [took.filter((row) => sign(row) === one), sheets.filter((row) => sign(row) === one)]
    if (said.length === 0) continue
    const [fewer, more] = [Math.min(persons.length, said.length), Math.max(persons.length, said.length)]
    guesses.right += persons.filter(({ who }, at) => said[at]?.said === who).length
    guesses.chance += fewer / more
    guesses.variance += more === 1 ? 0 : fewer / more
  }
}

/** At most chance and three sigma, of as many guesses as there were. */
const bound = ({ chance, variance }: Guesses): number => chance + 3 * Math.sqrt(variance)

const without = (newer: Held, older: Held): Held => ({
  people: newer.people.filter(({ who }) => !older.people.some((row) => row.who === who)),
  sheets: newer.sheets.filter(({ said }) => !older.sheets.some((row) => row.said === said)),
})

/** What has settled by then: what has not is told by the limits. */
const only = (dump: Held, settled: Held): Held => ({
  people: dump.people.filter(({ who }) => settled.people.some((row) => row.who === who)),
  sheets: dump.sheets.filter(({ said }) => settled.sheets.some((row) => row.said === said)),
})

const byId = ({ sheets }: Held): Said[] => sheets.toSorted((one, other) => (one.id < other.id ? -1 : 1))

test('before it settles an answer is with who gave it: each attack would find it', async () => {
  const id = await begun()
  await answer(id, 0, BEFORE)
  const [xmin, order, dump, log] = [none(), none(), none(), none()]
  const held = await lying(id)
  guess(xmin, held, (row) => row.xmin)
  guess(order, held)
  guess(dump, await dumped(id))
  guess(log, { people: namedIn(people.slice(0, BEFORE).map(({ email }) => `{"user":"${email}"}`)), sheets: held.sheets })
  expect([xmin, order, dump, log].map(({ right }) => right)).toEqual([BEFORE, BEFORE, BEFORE, BEFORE])
  expect((await backedUp(id)).sheets).toEqual([])
})

test(`of ${TRIALS} surveys nobody who holds dumps, logs, exports and back-ups brings more together than chance does`, async () => {
  const found = {
    dump: none(),
    xmin: none(),
    order: none(),
    ids: none(),
    log: none(),
    export: none(),
    'two back-ups': none(),
  }
  const trials: Trial[] = []
  const logged = async (run: () => Promise<void>): Promise<string[]> => {
    const from = lines.length
    await run()
    return lines.slice(from)
  }
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const open = trial % FRONT_DOOR === 0
    const id = open ? await begun() : await planted()
    const log = await logged(() => (open ? answer : keep)(id, 0, BEFORE))
    trials.push({ id, open, log, early: { people: [], sheets: [] } })
  }
  await settleSheets(w.portal)
  for (const trial of trials.filter((_trial, n) => n % 4 === 0 || n % FRONT_DOOR === 0)) {
    trial.early = await backedUp(trial.id)
    expect([trial.early.people.length, trial.early.sheets.length]).toEqual([BEFORE - K, BEFORE - K])
    guess(found.xmin, only(await lying(trial.id), trial.early), (row) => row.xmin)
    guess(found.dump, only(await dumped(trial.id), trial.early))
  }
  for (const { id, open, log, early } of trials) {
    log.push(...(await logged(() => (open ? answer : keep)(id, BEFORE, BEFORE + AFTER))))
    await (open ? close(id) : w.db.transaction().execute((trx) => settleAll(trx, id)))
    const held = await lying(id)
    expect([held.people.length, held.sheets.length]).toEqual([people.length, people.length])
    const answeredInTurn = people.map((person) => ({ who: person.id, xmin: '' })) // a colleague who watched knows it
    guess(found.dump, await dumped(id))
    guess(found.xmin, held, (row) => row.xmin)
    guess(found.order, held)
    guess(found.order, { people: answeredInTurn, sheets: held.sheets })
    guess(found.ids, { people: held.people, sheets: byId(held) })
    guess(found.ids, { people: answeredInTurn, sheets: byId(held) })
    if (open) {
      guess(found.log, { people: namedIn(log), sheets: held.sheets })
      const shown = await exported(id)
      guess(found.export, { people: held.people, sheets: shown })
      guess(found.export, { people: answeredInTurn, sheets: shown })
    }
    if (early.sheets.length === 0) continue
    const more = without(await backedUp(id), early)
    expect([early, more].every((part) => part.sheets.length >= K)).toBe(true)
    guess(found['two back-ups'], early)
    guess(found['two back-ups'], more)
  }
  expect(found.export.chance).toBe((2 * TRIALS) / FRONT_DOOR)
  const learnt = Object.entries(found).filter(([, guesses]) => guesses.right > bound(guesses))
  expect(learnt).toEqual([])
}, 600_000)
