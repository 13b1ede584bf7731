import { z } from 'zod'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'
import { KeptStep } from './schemas.ts'

export const documentEvents = {
  /** Steps were taken into a document; its history keeps who and when, its log the steps. Large ones are not repeated here: `steps` is empty. */
  written: event('documents.written', z.object({ document: Uuid, upTo: z.int(), steps: z.array(KeptStep) }), {
    kept: ({ document, upTo }) => ({ document, upTo }),
  }),
  /** People are mentioned no more. `facts` are the entries of the history that notified them of it. */
  unmentioned: event('documents.unmentioned', z.object({ facts: z.array(Uuid), people: z.array(Uuid) })),
}

export const documentChannel = (id: string): string => `document:${id}`
