import { anyone, endpoint } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { guestAddresses } from '../addresses.ts'
import { LINK_CALLS_A_MINUTE } from '../limits.ts'
import { GuestInquiry, OpenByLink, ReplyByLink, WriteAsGuest } from '../schemas/guest.ts'

const of = { module: 'support', method: 'POST', access: anyone } as const

/** For people who cannot sign in. */
export const guestSupport = {
  write: endpoint({
    ...of,
    name: 'support.write',
    summary: 'Asks support from the login. The answer is always the same, whatever is known of the address.',
    path: guestAddresses.write.path,
    input: WriteAsGuest,
    output: Done,
    errors: ['support.mail_not_set_up', 'too_many_requests'],
    repeatable: true,
  }),
  open: endpoint({
    ...of,
    name: 'support.openByLink',
    summary: 'The conversation that the link of a mail leads to. Nothing is changed by reading it.',
    path: guestAddresses.open.path,
    input: OpenByLink,
    output: GuestInquiry,
    errors: ['support.link_over'],
    repeatable: true,
    perMinute: LINK_CALLS_A_MINUTE,
  }),
  reply: endpoint({
    ...of,
    name: 'support.replyByLink',
    summary: 'Replies with the link of a mail; a reply of the same id is kept once.',
    path: guestAddresses.reply.path,
    input: ReplyByLink,
    output: GuestInquiry,
    errors: ['support.link_over'],
    repeatable: true,
    perMinute: LINK_CALLS_A_MINUTE,
  }),
}
