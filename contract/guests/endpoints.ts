import { anyone, endpoint } from '../kit/endpoint.ts'
import { guestAddresses } from './addresses.ts'
import { GUEST_CALLS_A_MINUTE } from './limits.ts'
import { OpenedLink, OpenLink } from './schemas.ts'

export const guests = {
  open: endpoint({
    ...guestAddresses.open,
    name: 'guests.open',
    summary: 'What the link of a mail is for. Nothing is changed by reading it; an unknown and an expired link answer alike.',
    access: anyone,
    input: OpenLink,
    output: OpenedLink,
    errors: ['guests.link_over', 'too_many_requests'],
    repeatable: true,
    perMinute: GUEST_CALLS_A_MINUTE,
  }),
}
