import { z } from 'zod'
import type { ErrorCode } from '../../kit/errors.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { Person } from '../../users/schemas/person.ts'
import { FOUND_PEOPLE, MESSAGES_A_MINUTE } from '../limits.ts'
import type { InquiryCommand } from '../moves.ts'
import {
  AssignInquiry,
  DecideInquiry,
  FindAssignees,
  Inquiry,
  MergeInquiry,
  PlanInquiry,
  ReplyInquiry,
  SayInquiry,
} from '../schemas/inquiry.ts'

/**
 * One command of the moves table. Everybody who sees inquiries comes this far; the record says who may do more, since
 * `support.technical` counts as `support.answer` for some of them only.
 */
function command<I extends z.ZodObject>(name: InquiryCommand, summary: string, input: I, errors: readonly ErrorCode[] = []) {
  return endpoint({
    module: 'support',
    name: `support.${name}`,
    summary,
    method: 'POST',
    path: `/api/support/inquiries/{id}/${name}`,
    access: flag('support', 'view'),
    input,
    output: Inquiry,
    errors: ['not_found', 'forbidden', 'wrong_state', 'changed_meanwhile', ...errors],
    ...(SAYING.has(name) && { perMinute: MESSAGES_A_MINUTE }),
  })
}

const SAYING: ReadonlySet<InquiryCommand> = new Set(['ask', 'answer', 'reply'])
const messageErrors = ['files.not_available', 'drafts.sent', 'id_taken'] as const

export const inquiryCommands = {
  assign: command('assign', 'Gives an inquiry to somebody who can answer it.', AssignInquiry, ['support.cannot_take']),
  ask: command('ask', 'Asks the asker something and waits for the reply.', SayInquiry, messageErrors),
  answer: command('answer', 'Answers an inquiry; unassigned, it is taken by the caller.', SayInquiry, messageErrors),
  reply: command(
    'reply',
    'The asker writes again. After the end this begins a new inquiry, which is returned.',
    ReplyInquiry,
    messageErrors,
  ),
  settle: command('settle', 'The asker needs nothing more: the inquiry is closed.', DecideInquiry),
  close: command('close', 'Closes an inquiry without another word.', DecideInquiry),
  spam: command('spam', 'Closes an inquiry that is none; its asker is not told why.', DecideInquiry),
  merge: command('merge', 'Closes an inquiry in favour of another one of the same asker.', MergeInquiry, [
    'support.other_asker',
    'support.merged_into_itself',
  ]),
  plan: command('plan', 'Names the version of a module that will fix it; its release answers the inquiry.', PlanInquiry, [
    'support.version_released',
  ]),
  assignees: endpoint({
    module: 'support',
    name: 'support.assignees',
    summary: 'Who can answer this inquiry: those who hold the right, or people whose name matches.',
    method: 'GET',
    path: '/api/support/inquiries/{id}/assignees',
    access: flag('support', 'view'),
    input: FindAssignees,
    output: z.object({ items: z.array(Person).max(FOUND_PEOPLE) }),
    errors: ['not_found', 'forbidden'],
  }),
}
