import { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { MAX_CANNED_ANSWERS } from '../limits.ts'
import { ChangeCannedAnswer, CreateCannedAnswer, DeleteCannedAnswer, CannedAnswer } from '../schemas/canned-answer.ts'

const manage = { module: 'support', access: flag('support', 'canned_answers') } as const

/** Answers that are written once. Staff puts them into an answer; some may change them. */
export const cannedAnswers = {
  list: endpoint({
    module: 'support',
    name: 'support.cannedAnswers',
    summary: 'All canned answers in both languages, by title.',
    method: 'GET',
    path: '/api/support/canned-answers',
    access: flag('support', 'administer'),
    input: z.strictObject({}),
    output: z.object({ items: z.array(CannedAnswer).max(MAX_CANNED_ANSWERS) }),
  }),
  create: endpoint({
    ...manage,
    name: 'support.createCannedAnswer',
    summary: 'Saves an answer in both languages.',
    method: 'POST',
    path: '/api/support/canned-answers',
    input: CreateCannedAnswer,
    output: CannedAnswer,
    errors: ['support.too_many_canned_answers'],
  }),
  change: endpoint({
    ...manage,
    name: 'support.changeCannedAnswer',
    summary: 'Changes a canned answer, from the version that was seen.',
    method: 'PATCH',
    path: '/api/support/canned-answers/{id}',
    input: ChangeCannedAnswer,
    output: CannedAnswer,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  delete: endpoint({
    ...manage,
    name: 'support.deleteCannedAnswer',
    summary: 'Deletes a canned answer; what was sent with it stays.',
    method: 'DELETE',
    path: '/api/support/canned-answers/{id}',
    input: DeleteCannedAnswer,
    output: Done,
    errors: ['not_found', 'changed_meanwhile'],
  }),
}
