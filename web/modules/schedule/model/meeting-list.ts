import { addDays } from '@diwan/core/hijri'

export const MEET_TABS = ['coming', 'unanswered', 'past'] as const
export type MeetTab = (typeof MEET_TABS)[number]

/** One answer of the portal covers a year. */
const YEAR_DAYS = 365

/** The days and the order of a tab: what is to come begins with today, what has passed with yesterday. */
export function meetingDays(tab: MeetTab, today: string) {
  if (tab === 'past') {
    const to = addDays(today, -1)
    return { from: addDays(to, -YEAR_DAYS), to, order: 'desc' as const }
  }
  return {
    from: today,
    to: addDays(today, YEAR_DAYS),
    ...(tab === 'unanswered' && { unanswered: 'true' as const }),
  }
}
