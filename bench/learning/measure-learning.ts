import { membersOf } from '../chat/group.ts'
import type { Comparison } from '../compare.ts'
import { openBenchDatabase } from '../database.ts'
import type { Measurement } from '../measurement.ts'
import { withServers } from '../servers.ts'
import { AUDIENCE, measureAudience } from './audience.ts'
import { COURSES, measureCourses } from './courses.ts'
import { EXPORT, measureExport } from './export.ts'
import { measureReminders, REMINDERS } from './reminders.ts'
import { measureReport, REPORT } from './report.ts'
import type { Stage } from './stage.ts'
import { measureSubmit, SUBMIT } from './submit.ts'

const PEOPLE = 10_000

const sizes = (quick: boolean) =>
  quick
    ? { entries: 2_000, exported: 500, content: 8, rounds: 2, calls: 5, fewer: 1 }
    : { entries: 200_000, exported: 20_000, content: 50, rounds: 20, calls: 20, fewer: 3 }
type Sizes = ReturnType<typeof sizes>

/** Each part by its name; what else is measured of learning gets a line here. */
const parts: Readonly<Record<string, (stage: Stage, sizes: Sizes) => Promise<Measurement[]>>> = {
  submit: async (stage, { rounds, calls }) => {
    const took = await measureSubmit(stage, { rounds, calls })
    return [told(stage, 'sending an entry, beside creating a ticket', took, SUBMIT)]
  },
  audience: async (stage, { content, rounds }) => {
    const { forms, surveys } = await measureAudience(stage, content, rounds)
    return [
      told(stage, `forms to fill in, of ${content} and ${PEOPLE} people`, forms, AUDIENCE),
      told(stage, `surveys to answer, of ${content} and ${PEOPLE} people`, surveys, AUDIENCE),
    ]
  },
  export: async (stage, { exported, fewer }) => {
    const took = await measureExport(stage, exported, fewer)
    return [told(stage, `export of ${exported} entries as CSV, beside COPY`, took, EXPORT)]
  },
  report: async (stage, { entries, rounds }) => {
    const took = await measureReport(stage, entries, rounds)
    return [told(stage, `report over ${entries} entries`, took, REPORT)]
  },
  courses: async (stage, { content, rounds }) => {
    const { mine, report, items } = await measureCourses(stage, content, rounds)
    return [
      told(stage, `own courses, of ${content} and ${PEOPLE} people`, mine, COURSES),
      told(stage, `report of a course on which ${PEOPLE} people learn`, report, COURSES),
      told(stage, `questions of a quiz that ${PEOPLE / 2} people answered`, items, COURSES),
    ]
  },
  reminders: async (stage, { fewer }) => {
    const took = await measureReminders(stage, fewer)
    return [told(stage, `reminding ${took.told} people, beside a bare insert`, took, REMINDERS)]
  },
}

/** Forms, surveys and courses of a large organisation beside bare reads and writes in the same run. `argv`: quick, and one part. */
export async function measureLearning(argv: readonly string[], say: Stage['say']): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const only = argv.find((one) => one !== 'quick')
  const database = await openBenchDatabase({ tickets: 5_000, people: PEOPLE })
  return withServers(database, async (start) => {
    const [portal, raw] = [await start('portal'), await start('learning/raw')]
    const [author] = await membersOf(database, 1, 'ADMIN')
    const [reader] = await membersOf(database, 1, 'USER')
    const stage: Stage = { database, portal, raw, author: author!, reader: reader!, quick, say }
    const measured: Measurement[] = []
    for (const [name, measure] of Object.entries(parts))
      if (only === undefined || only === name) measured.push(...(await measure(stage, sizes(quick))))
    return quick ? measured.map(({ limit: _limit, ...one }) => one) : measured
  })
}

function told({ say }: Stage, what: string, { ratio, portal, reference }: Comparison, limit: number): Measurement {
  say(`${what}: ${portal} ms beside ${reference}`)
  return { what, value: ratio, unit: '×', limit }
}
