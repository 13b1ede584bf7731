import type { Arrange, Publish } from '@diwan/contract/publishing/schemas'
import { instantOf } from '@diwan/core/working-calendar'
import { presentIn } from '@diwan/core/time-rules'
import type { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Planned } from '../../../kit/module.ts'
import { readOrganisation } from '../../settings/public.ts'

type Arranged = z.infer<typeof Arrange> & Partial<Pick<z.infer<typeof Publish>, 'schedule' | 'scheduleDate' | 'scheduleTime'>>

/** Days and times are those of the organisation, wherever its publisher sits. */
export const zoneOf = async (db: Queryable): Promise<string> => (await readOrganisation(db))?.zone ?? 'UTC'

interface At {
  readonly now: Date
  readonly zone: string
}

const NAMES = ['schedule', 'reminder', 'removal'] as const
type Name = (typeof NAMES)[number]

/** The instants of what is switched on. What is new lies ahead, and comes in the order publish, remind, remove. */
export function planOf(
  input: Arranged,
  kept: Planned,
  { now, zone }: At,
): Pick<Planned, 'publish_at' | 'remind_at' | 'remove_at'> {
  const chosen = (name: Name): Date | null => {
    const day = input[`${name}Date`]
    const time = input[`${name}Time`]
    return input[name] && day && time ? new Date(instantOf(zone, day, time) * 1_000) : null
  }
  const [publish, remind, remove] = [chosen('schedule'), chosen('reminder'), chosen('removal')]
  const stays = { schedule: kept.publish_at, reminder: kept.remind_at, removal: kept.remove_at }
  for (const [name, at] of [
    ['schedule', publish],
    ['reminder', remind],
    ['removal', remove],
  ] as const)
    if (at && at <= now && at.getTime() !== stays[name]?.getTime()) throw tooEarly(input, name, { now, zone })
  const published = publish ?? (input.schedule === undefined && kept.published_at === null ? kept.publish_at : null)
  if (published && remind && remind <= published) throw wrong('reminderTime', 'not_after_publishing')
  if (published && remove && remove <= published) throw wrong('removalTime', 'not_after_publishing')
  if (remind && remove && remove <= remind) throw wrong('removalTime', 'not_after_reminder')
  return { publish_at: published, remind_at: remind, remove_at: remove }
}

const wrong = (path: string, code: string): Problem => new Problem('invalid_input', { fields: [{ path, code }] })

function tooEarly(input: Arranged, name: Name, { now, zone }: At): Problem {
  const { today } = presentIn(zone, Math.floor(now.getTime() / 1_000))
  return (input[`${name}Date`] ?? '') < today ? wrong(`${name}Date`, 'date_past') : wrong(`${name}Time`, 'time_past')
}
