import type { Relation } from '@diwan/contract/access/vocabulary'
import { askerOf, type Cells } from '../../../testing/oracle.ts'
import type { Employee, Stage, UnitTree } from '../../../testing/employee.ts'
import type { World } from '../../../testing/world.ts'
import type { NewPlantedInquiry, PlantedInquiry } from './planted.ts'

type Situation = (me: string, stage: Stage) => Omit<NewPlantedInquiry, 'createdAt'>

/** One inquiry for each way to stand to it, named the way a failing test should read. */
export const situations = {
  foreign: (_me, { other }) => ({ askerId: other.id }),
  own: (me) => ({ askerId: me }),
  'own and closed': (me) => ({ askerId: me, status: 'CLOSED' }),
  assigned: (me, { other }) => ({ askerId: other.id, assigneeId: me }),
  'foreign and technical': (_me, { other }) => ({ askerId: other.id, category: 'technical' }),
  'own and technical': (me) => ({ askerId: me, category: 'technical' }),
  'of a guest': () => ({ askerId: null }),
  'technical, of a guest, assigned': (me) => ({ askerId: null, category: 'technical', assigneeId: me }),
} satisfies Record<string, Situation>

/** Everything this person is to this inquiry. */
export function relationsTo(person: Employee, inquiry: PlantedInquiry): Relation[] {
  const facts: [Relation, boolean][] = [
    ['own', inquiry.askerId === person.id],
    ['assigned', inquiry.assigneeId === person.id],
    ['all', true],
  ]
  return facts.filter(([, is]) => is).map(([relation]) => relation)
}

/** `support.technical` opens what is technical, and counts as `answer` there. */
export const second = {
  flag: 'support.technical',
  counts: ['support.view', 'support.answer'],
  of: ({ category }: PlantedInquiry) => category === 'technical',
}

/** What one person may of one inquiry. */
export const inquiryAsker = (cells: Cells, person: Employee, inquiry: PlantedInquiry, tree: UnitTree) =>
  askerOf({ flag: 'support.view', relations: relationsTo, second }, cells, person, inquiry, tree)

/** As it is in the database now. */
export async function inquiryFacts({ db }: World, id: string): Promise<PlantedInquiry | undefined> {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id,
      askerId: row.asker_id,
      assigneeId: row.assignee_id,
      category: row.category as PlantedInquiry['category'],
      status: row.status as PlantedInquiry['status'],
      createdAt: row.created_at,
      deleted: false,
    }
  )
}
