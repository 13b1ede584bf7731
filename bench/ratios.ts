/**
 * `npm run bench`: how many raw 50-row reads the lists and a new ticket cost, in an organisation of 50,000 people and 100,000 tickets. Ends with
 * status 1 when a limit is missed. `--json` for machines, `--quick` to see that it works, `--tickets` and `--rounds` to vary.
 */
import { openBenchDatabase } from './database.ts'
import { measure } from './measure.ts'
import { readOptions } from './options.ts'
import { reportOf, tableOf } from './report.ts'

const options = readOptions(process.argv.slice(2))
const say = (line: string): void => void process.stderr.write(`${line}\n`)

say(`Seeding ${options.people} people and ${options.tickets} tickets …`)
const database = await openBenchDatabase(options)
try {
  const report = reportOf(await measure(database, options, say), options)
  process.stdout.write(`${options.json ? JSON.stringify(report, null, 2) : tableOf(report)}\n`)
  process.exitCode = report.missed.length > 0 ? 1 : 0
} finally {
  await database.close()
}
