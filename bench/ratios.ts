import { openBenchDatabase } from './database.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { reportOf, tableOf } from './report.ts'

/** How many raw 50-row reads the lists, searches and a new ticket cost. Answers false when a limit is missed. */
export async function measureRatios(argv: readonly string[], say: (line: string) => void): Promise<boolean> {
  const options = readOptions(argv)
  say(`${options.people} people and ${options.tickets} tickets, seeded unless they are kept from a run before …`)
  const database = await openBenchDatabase({ ...options, kept: !options.quick })
  try {
    const report = reportOf(await measure(database, options, say), options)
    process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : tableOf(report)}\n`)
    return report.missed.length === 0
  } finally {
    await database.close()
  }
}
