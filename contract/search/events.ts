import { z } from 'zod'
import { Difference } from '../kit/difference.ts'
import { event } from '../kit/event.ts'
import { Uuid } from '../kit/ids.ts'

const ofSynonym = z.object({ id: Uuid, ...Difference.shape })

export const searchEvents = {
  created: event('search.synonym_created', ofSynonym),
  updated: event('search.synonym_updated', ofSynonym),
  deleted: event('search.synonym_deleted', ofSynonym),
}
