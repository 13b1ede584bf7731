import { support } from '@diwan/contract/support/endpoints/support'
import type { InquiryQueue } from '@diwan/contract/support/vocabulary'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Employee } from '../../../testing/employee.ts'
import type { ListProof } from '../../../testing/proof.ts'
import { foundList } from '../../../testing/found.ts'
import { PLANTED_WORD, type PlantedInquiry } from './planted.ts'
import { relationsTo } from './relations.ts'

const isOpen = ({ status }: PlantedInquiry) => status !== 'DONE' && status !== 'CLOSED'

const inQueue: Readonly<Record<InquiryQueue, (inquiry: PlantedInquiry, person: Employee) => boolean>> = {
  open: isOpen,
  new: ({ status }) => status === 'NEW',
  mine: (inquiry, person) => isOpen(inquiry) && inquiry.assigneeId === person.id,
  waiting: ({ status }) => status === 'PENDING',
  closed: (inquiry) => !isOpen(inquiry),
  all: () => true,
}

/** `asked` shows what is the caller's own, where the grant holds that relation (or all, which holds it). */
const isOwn = (person: Employee, inquiry: PlantedInquiry, held: readonly Relation[]) =>
  relationsTo(person, inquiry).includes('own') &&
  (held.includes('own') || held.includes('all') || inquiry.category === 'technical')

const shown = [
  { view: 'asked', queue: 'all' },
  { view: 'queue', queue: 'open' },
  { view: 'queue', queue: 'new' },
  { view: 'queue', queue: 'mine' },
  { view: 'queue', queue: 'closed' },
  { view: 'queue', queue: 'all' },
] as const

export const inquiryLists: readonly ListProof<PlantedInquiry>[] = [
  ...shown.map((query) => ({
    name: `${query.view}, ${query.queue}`,
    endpoint: support.list,
    query,
    idOf: ({ id }: { id: string }) => id,
    count: support.count,
    asks: (person: Employee, inquiry: PlantedInquiry, held: readonly Relation[]) =>
      inQueue[query.queue](inquiry, person) && (query.view === 'queue' || isOwn(person, inquiry, held)),
  })),
  foundList('inquiry', PLANTED_WORD, () => true),
]
