import type { OpenInquiry } from '@diwan/contract/support/schemas/inquiry'
import { follow } from '../../../kit/follow.ts'
import { activityQueries } from '../../life/public.ts'
import { supportQueries } from '../api.ts'
import { foldInquiry } from './fold-inquiry.ts'
import { inquiryTalk } from '../inquiry-talk.tsx'

/** An open inquiry with what was said. The end is fetched: its reason differs by reader. */
export const inquiryLive = follow({
  topic: 'support',
  open: supportQueries.open,
  fold: (held: OpenInquiry, change) => ({ ...held, inquiry: foldInquiry(held.inquiry, change) }),
  refetchWhen: (before, after) =>
    before.inquiry.assignee?.id !== after.inquiry.assignee?.id ||
    (before.inquiry.status !== after.inquiry.status && after.inquiry.status === 'CLOSED'),
  folds: [inquiryTalk.folded],
  renews: ({ detail }) =>
    typeof detail['id'] === 'string'
      ? [activityQueries.of(detail['id']).queryKey, inquiryTalk.queries.windows(detail['id'])]
      : [],
})
