import { support } from '@diwan/contract/support/endpoints/support'
import { cannedAnswers } from '@diwan/contract/support/endpoints/canned-answers'
import { inquiryCommands as commands } from '@diwan/contract/support/endpoints/commands'
import { guestSupport } from '@diwan/contract/support/endpoints/guest'
import { route } from '../../kit/http/route.ts'
import type { Ctx } from '../../kit/portal.ts'
import type { InquiryRow } from './queries/inquiries.ts'
import { supportAnswers } from './service/canned-answers.ts'
import { assignInquiry, findAssignees } from './service/commands/assign.ts'
import { closeInquiry, markAsSpam, mergeInquiry, planFix, settleInquiry } from './service/commands/close.ts'
import { answerInquiry, askAsker, replyToInquiry } from './service/commands/write-message.ts'
import { createInquiry } from './service/create.ts'
import { openByLink, replyByLink } from './service/guest/link.ts'
import { writeAsGuest } from './service/guest/write.ts'
import { inquiryTalk } from './service/talk.ts'
import { countInquiries, countQueues, listInquiries, openInquiry, presented, type Kinds } from './service/read.ts'

export const routes = (kinds: Kinds) => {
  /** A command answers the inquiry as its caller sees it afterwards. */
  const after =
    <I>(run: (ctx: Ctx, input: I) => Promise<InquiryRow>) =>
    async (ctx: Ctx, input: I) =>
      presented(ctx, await run(ctx, input), kinds)

  return [
    ...inquiryTalk.routes,
    route(support.list, listInquiries),
    route(support.count, countInquiries),
    route(support.counts, countQueues),
    route(support.create, after(createInquiry)),
    route(support.open, (ctx, input) => openInquiry(ctx, input, kinds)),
    route(commands.assign, after(assignInquiry)),
    route(commands.ask, after(askAsker)),
    route(commands.answer, after(answerInquiry)),
    route(commands.reply, after(replyToInquiry)),
    route(commands.settle, after(settleInquiry)),
    route(commands.close, after(closeInquiry)),
    route(commands.spam, after(markAsSpam)),
    route(commands.merge, after(mergeInquiry)),
    route(commands.plan, after(planFix)),
    route(commands.assignees, findAssignees),
    route(guestSupport.write, (ctx, input, { request }) => writeAsGuest(ctx, input, { address: request.ip })),
    route(guestSupport.open, openByLink),
    route(guestSupport.reply, replyByLink),
    ...supportAnswers.routes(cannedAnswers),
  ]
}
