import { addDays } from '@diwan/core/hijri'

/** A day, unless it is over in every zone: an old link then leads to what is free now. */
export const comingDay = (day: string | undefined, today: string): string | undefined =>
  day !== undefined && day >= addDays(today, -1) ? day : undefined
