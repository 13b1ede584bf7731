import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { contentEvents } from '../publishing/events.ts'
import { Person } from '../users/schemas/person.ts'
import { surveyKind, surveyResponseKind } from './kind.ts'

export const surveyEvents = {
  ...contentEvents('surveys'),
}

const ResponseFact = z.object({ id: Uuid, surveyId: Uuid, version: z.int(), by: Person })
/** Of an anonymous survey nothing is recorded when it is answered. */
export const responseEvents = {
  sent: event('surveys.response_sent', ResponseFact),
  changed: event('surveys.response_changed', ResponseFact),
}

export const surveyChannel = surveyKind.channel
export const responseChannel = surveyResponseKind.channel
