import type { Dashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import { dayIn, isHoliday, spansOf } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readWorkingDays } from '../../settings/public.ts'

/** The day of the reader, and how the organisation works on its own. */
export async function headOf({ db, actor, clock }: Ctx): Promise<Pick<Dashboard, 'day' | 'worksUntil' | 'holiday'>> {
  const { calendar, holidays } = await readWorkingDays(db)
  const now = toSeconds(clock.now())
  const today = dayIn(calendar.zone, now)
  const holiday = holidays.find((one) => isHoliday({ holidays: [one], hijri: calendar.hijri }, today))
  return {
    day: dayIn(actor.reading.zone, now),
    worksUntil: spansOf(calendar, today).at(-1)?.end ?? null,
    holiday: holiday ? { nameAr: holiday.nameAr, nameEn: holiday.nameEn } : null,
  }
}
