/**
 * `npm run bench`: ratios to a raw reference among 50,000 people and 100,000 tickets; `--json` for machines, `--quick` to see that it works,
 * `--tickets` and `--rounds` to vary. `npm run bench -- idle`, `load [minutes]`, `sockets [quick]` and `pages` measure a whole portal: its start and
 * memory, whether it grows, many open connections, and what Lighthouse says; `timeline` scrolls ten thousand bars; `chat [quick] [group, reading or presence]` measures chats,
 * `work [quick]` a large board, and what people write together, `ranges [quick]` parts of a file beside a static one,
 * `learning [quick] [submit, audience, export, report, courses or reminders]` forms, surveys and courses, `knowledge [quick]` articles,
 * `requests [quick]` lists and decisions,
 * `time [quick]` slots, bookings and calendars. Ends with status 1 when a limit is missed.
 */
import { isMissed, lineOf, type Measurement } from './measurement.ts'

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** A limit of `npm run bench -- <name>`; each loads only what it needs. */
const whole: Readonly<Record<string, (argv: readonly string[]) => Promise<Measurement[]>>> = {
  idle: async () => (await import('./whole/idle.ts')).measureIdle(log),
  load: async ([minutes = '30']) => (await import('./whole/load.ts')).measureLoad(Number(minutes), log),
  sockets: async ([size]) => (await import('./sockets/measure-sockets.ts')).measureSockets(size === 'quick', log),
  chat: async (argv) => (await import('./chat/measure-chat.ts')).measureChat(argv, log),
  work: async (argv) => (await import('./work/measure-work.ts')).measureWork(argv, log),
  learning: async (argv) => (await import('./learning/measure-learning.ts')).measureLearning(argv, log),
  knowledge: async (argv) => (await import('./knowledge/measure-knowledge.ts')).measureKnowledge(argv, log),
  requests: async (argv) => (await import('./requests/measure-requests.ts')).measureRequests(argv, log),
  time: async (argv) => (await import('./time/measure-time.ts')).measureTime(argv, log),
  ranges: async (argv) => (await import('./files/measure-ranges.ts')).measureRanges(argv, log),
  pages: async () => (await import('./whole/pages.ts')).measurePages(log),
  timeline: async () => (await import('./whole/timeline.ts')).measureTimeline(log),
}

const [name = '', ...rest] = process.argv.slice(2)
const measureWhole = whole[name]
if (measureWhole) {
  const measurements = await measureWhole(rest)
  process.stdout.write(`${measurements.map(lineOf).join('\n')}\n`)
  process.exitCode = measurements.some(isMissed) ? 1 : 0
} else {
  const { measureRatios } = await import('./ratios.ts')
  process.exitCode = (await measureRatios(process.argv.slice(2), log)) ? 0 : 1
}
