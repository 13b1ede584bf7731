import { living } from '../../../kit/access/living.ts'
import { relations, within } from '../../../kit/access/reach.ts'
import type { MeetingReach as Whole } from '../queries/meetings/meeting.ts'

type MeetingReach = Pick<Whole, 'organiser' | 'people_ids' | 'deleted_at'>

const own = { column: 'organiser', ids: (actor: { readonly id: string }) => [actor.id] } as const

/** A meeting is its organiser's, and that of its attendees, of whom the organiser is one. No role reads the meetings of others. */
export const reach = relations<MeetingReach>({
  own,
  participant: {
    link: {
      table: 'attendees',
      record: 'meeting_id',
      holder: 'user_id',
      ids: (actor) => [actor.id],
      sort: 'sort_at',
      repeats: 'ends_at',
    },
    matches: ({ people_ids }, actor) => people_ids.includes(actor.id),
  },
})

const plans = within(relations<MeetingReach>({ own }), 'schedule.meetings.create')

const view = living(within(reach, 'schedule.meetings.view'))

export const can = {
  view,
  manage: living(plans),
  /** The organiser, who comes unless they say otherwise, answers as well. */
  answer: view,
}
