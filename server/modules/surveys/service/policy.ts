import { responseEvents, surveyEvents } from '@diwan/contract/surveys/events'
import { z } from 'zod'
import type { ChannelKind, ObjectKind } from '../../../kit/module.ts'
import { can, canResponse } from '../access.ts'
import { readResponse, readResponses } from '../queries/responses.ts'
import { readSurvey, readSurveys } from '../queries/surveys.ts'

/** Who may see a survey, for the modules that know it only by its id. */
export const surveyKind: ObjectKind = {
  kind: 'survey',
  readable: async ({ db }, actor, ids) => (await readSurveys(db, ids)).filter((row) => can.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readSurvey(db, id)
    return row ? people.filter((person) => can.view(person, row)) : []
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readSurvey(db, id)
      return row && can.edit(actor, row) ? ['public'] : undefined
    },
    events: Object.values(surveyEvents),
    shown: z.object({ nameAr: z.string().optional(), nameEn: z.string().optional() }),
  },
}

export const responseKind: ObjectKind = {
  kind: 'survey_response',
  readable: async ({ db }, actor, ids) =>
    (await readResponses(db, ids)).filter((row) => canResponse.view(actor, row)).map(({ id }) => id),
  readers: async ({ db }, people, id) => {
    const row = await readResponse(db, id)
    return row ? people.filter((person) => canResponse.view(person, row)) : []
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readResponse(db, id)
      return row && canResponse.view(actor, row) ? ['public'] : undefined
    },
    events: Object.values(responseEvents),
    shown: z.object({}),
  },
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const surveyFollowers: readonly ChannelKind[] = [
  {
    prefix: 'survey',
    module: 'surveys',
    mayFollow: async ({ db }, actor, channel) => {
      const [, id = ''] = new RegExp(`^survey:(${ID})$`).exec(channel) ?? []
      const row = id ? await readSurvey(db, id) : undefined
      return row !== undefined && can.edit(actor, row)
    },
  },
  {
    prefix: 'survey_response',
    module: 'surveys',
    mayFollow: async ({ db }, actor, channel) => {
      const [, id = ''] = new RegExp(`^survey_response:(${ID})$`).exec(channel) ?? []
      const row = id ? await readResponse(db, id) : undefined
      return row !== undefined && canResponse.view(actor, row)
    },
  },
]
