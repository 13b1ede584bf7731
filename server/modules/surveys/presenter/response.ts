import type { Response } from '@diwan/contract/surveys/schemas'
import type { ResponseStatus } from '@diwan/contract/surveys/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { canResponse } from '../access.ts'
import type { ResponseRow } from '../queries/responses.ts'

export const presentResponse = (actor: Actor, row: ResponseRow, answers: Response['answers']): Response => ({
  id: row.id,
  shortId: row.short_id,
  survey: { id: row.survey_id, nameAr: row.name_ar, nameEn: row.name_en },
  by: presentPerson(row.created_by, row.sender_name, row.sender_photo),
  status: row.status as ResponseStatus,
  sentDate: toSeconds(row.sent_at ?? row.created_at),
  version: row.version,
  answers,
  can: { view: granted(canResponse, actor, row).view },
})
