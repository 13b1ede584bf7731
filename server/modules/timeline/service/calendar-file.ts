import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays } from '@diwan/core/hijri'
import { ICalEventTransparency } from 'ical-generator'
import { icsFile, midnight, publishedCalendar } from '../../../kit/calendar-file/ics-file.ts'

interface CalendarFile {
  readonly title: string
  /** The file without its ending. */
  readonly file: string
  readonly bars: readonly Bar[]
  /** Of the portal: `https://portal.example`. */
  readonly origin: string
  readonly at: Date
}

/** Whole days, as any calendar reads them; the same record keeps its UID, so that a second import changes it. */
export function calendarFile({ title, file, bars, origin, at }: CalendarFile): FileAnswer {
  const calendar = publishedCalendar(title, 'Timeline')
  for (const { id, title: summary, path, startDate, dueDate, person } of bars) {
    const [first, last] = [startDate ?? dueDate!, dueDate ?? startDate!]
    calendar.createEvent({
      id: `${id}@diwan`,
      summary,
      start: midnight(first),
      end: midnight(addDays(last, 1)), // the day on which it is over
      allDay: true,
      stamp: at,
      url: `${origin}${path}`,
      transparency: ICalEventTransparency.TRANSPARENT, // work on hand leaves its person free
      ...(person && { description: person.fullName }),
    })
  }
  return icsFile({ file, calendar })
}
