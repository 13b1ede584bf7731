import { accountStories } from './accounts.ts'
import { branchStories } from './branches.ts'
import { customerStories } from './customers.ts'
import { deviceStories } from './devices.ts'
import { facilityStories } from './facilities.ts'
import { financeStories } from './finance.ts'
import { networkStories } from './network.ts'
import { peopleStories } from './people.ts'
import { presentStories } from './present.ts'
import { storiesOf } from '../story.ts'

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
