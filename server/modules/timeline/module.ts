import { timeline } from '@diwan/contract/timeline/endpoints'
import { BARS_A_PAGE, MAX_BARS } from '@diwan/contract/timeline/limits'
import { ar } from '@diwan/contract/timeline/words.ar'
import { en } from '@diwan/contract/timeline/words.en'
import { route } from '../../kit/http/route.ts'
import type { House, Module } from '../../kit/module.ts'
import { calendarFile } from './service/calendar-file.ts'
import { allBars, listBars, listDaysOff } from './service/bars.ts'

/** What modules declare with dates, on one line of time. */
export const manifest = (house: House): Module => {
  const sources = () => house.all(({ onTimeline }) => onTimeline)
  return {
    name: 'timeline',
    words: { ar, en },
    routes: [
      route(timeline.list, listBars(sources)),
      route(timeline.daysOff, listDaysOff),
      route(timeline.calendar, async (ctx, asked) =>
        calendarFile({
          title: house.sentences(ctx.actor.reading.language, 'timeline', 'timeline', {}),
          file: 'timeline',
          bars: await allBars(ctx, sources, asked, [MAX_BARS, BARS_A_PAGE]),
          origin: house.publicUrl,
          at: ctx.clock.now(),
        }),
      ),
    ],
  }
}
