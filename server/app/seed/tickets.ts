import { accountStories } from './tickets/accounts.ts'
import { branchStories } from './tickets/branches.ts'
import { customerStories } from './tickets/customers.ts'
import { deviceStories } from './tickets/devices.ts'
import { facilityStories } from './tickets/facilities.ts'
import { financeStories } from './tickets/finance.ts'
import { networkStories } from './tickets/network.ts'
import { peopleStories } from './tickets/people.ts'
import { presentStories } from './tickets/present.ts'
import { storiesOf } from './tickets/story.ts'

const texts = [
  deviceStories,
  networkStories,
  accountStories,
  peopleStories,
  facilityStories,
  financeStories,
  customerStories,
  branchStories,
  presentStories,
]

/** What people asked for in a year and a half and how it was answered, in both languages; what is still open comes last. */
export const demoStories = texts.flatMap(storiesOf)
