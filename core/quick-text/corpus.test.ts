import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Present } from './days.ts'
import type { Repeat } from './repeat-meanings.ts'
import { understand } from './understand.ts'

const present: Present = {
  today: '2026-11-24',
  now: '10:00',
  weekStart: 0,
  weekend: [5, 6],
  hijri: { offset: 0, months: [] },
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const UNITS = { day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

/** As the corpus writes it. */
function written({ unit, every, calendar, weekdays = [], monthDay, monthDays, month, place, workingDays }: Repeat): string {
  if (workingDays) return 'WORK'
  const days = weekdays.map((day) => `${place ?? ''}${DAYS[day]}`).join(',')
  const two = (value: number) => String(value).padStart(2, '0')
  const on =
    month === undefined ? (monthDay === undefined ? days : String(monthDays ?? monthDay)) : `${two(month)}-${two(monthDay ?? 1)}`
  return `${calendar === 'hijri' ? 'H' : ''}${UNITS[unit]}${every === 1 ? '' : every}${on === '' ? '' : `:${on}`}`
}

function readAs(typed: string): object {
  const { title, date, time, repeat, labels, people, priority } = understand(typed, present)
  return {
    title,
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(repeat && { repeat: written(repeat) }),
    ...(repeat?.until !== undefined && { until: repeat.until }),
    ...(labels.length > 0 && { labels }),
    ...(people.length > 0 && { people }),
    ...(priority !== undefined && { priority }),
  }
}

const WANTED = 0.97

test.each(['ar', 'en', 'families', 'unseen'])('of the lines in %s at least 97 in 100 lines are understood', (language) => {
  const file = new URL(`../quick-task-corpora/${language}.json`, import.meta.url)
  const { sentences } = JSON.parse(readFileSync(file, 'utf8')) as { sentences: [string, object][] }
  const wrong = sentences.flatMap(([typed, wanted]) => {
    const found = readAs(typed)
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [{ typed, wanted, found }]
  })
  expect((sentences.length - wrong.length) / sentences.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(WANTED)
})
