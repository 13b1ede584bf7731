import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Seconds, Uuid } from '../kit/ids.ts'
import { publishEvents } from '../publishing/events.ts'
import { Person } from '../users/schemas/person.ts'

const ToldSurvey = z.object({
  id: Uuid,
  nameAr: z.string(),
  nameEn: z.string(),
  version: z.int(),
  updatedDate: Seconds,
  by: Person,
})

/** History keeps who changed which version and when; what people wrote is kept beside it and goes with the record. */
const told = (name: string) =>
  event(`surveys.${name}`, ToldSurvey, {
    kept: ({ id, version, by }) => ({ id, version, by }),
    written: ({ nameAr, nameEn }) => ({ texts: { nameAr, nameEn } }),
  })

export const surveyEvents = {
  ...publishEvents('surveys'),
  created: told('created'),
  changed: told('changed'),
  deleted: event('surveys.deleted', z.object({ id: Uuid, by: Person })),
}

const ToldResponse = z.object({ id: Uuid, surveyId: Uuid, version: z.int(), by: Person })
/** Of an anonymous survey nothing is recorded when it is answered. */
export const responseEvents = {
  sent: event('surveys.response_sent', ToldResponse),
  changed: event('surveys.response_changed', ToldResponse),
}

export const surveyChannel = (id: string) => `survey:${id}`
export const responseChannel = (id: string) => `survey_response:${id}`
