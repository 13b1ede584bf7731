import { applications } from '@diwan/contract/opportunities/endpoints'
import { applicationKind } from '@diwan/contract/opportunities/kind'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { applicationMoves } from '@diwan/contract/opportunities/moves'
import { personToken } from '@diwan/contract/kit/tokens'
import { insertObject } from '../../../kit/record/objects.ts'
import { setAudience } from '../../audience/public.ts'
import { indexRecord } from '../../search/public.ts'
import { askedOf, foundBy } from '../../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type Facts, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { applicationRecord } from '../kind.ts'
import { insertApplication, readApplications } from '../queries/applications.ts'
import { DUE, plantOpportunity, POSITION, rules } from './planted.ts'

interface PlantedApplication extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
  readonly status: string
}
interface Wanted {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly status?: string
  readonly deleted?: boolean
}

/** As the situation asks, without the service. */
async function plant(
  w: World,
  { createdBy, unitId = null, status = 'SENT', deleted = false }: Wanted,
): Promise<PlantedApplication> {
  const at = w.clock.now()
  const around = await plantOpportunity(w, { createdBy: (await w.person('ADMIN')).id, unitId, deleted: true })
  const id = await insertObject(w.db, { kind: 'opportunity_application', by: createdBy, at })
  const row = { id, opportunity_id: around.id, unit_id: unitId, status, created_by: createdBy, created_at: at }
  await insertApplication(w.db, row)
  await indexRecord(w.db, applicationRecord, id)
  if (deleted) await w.db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, createdBy, unitId, status }
}

const at = (id: string) => ({ id, version: 1 })
const VIEW = 'opportunity.applications.view'
const DECIDE = 'opportunity.applications.decide'
const own = (command: string) => record(VIEW, at, { door: 'opportunity.apply', by: 'own', command })
const listed = (name: 'mine' | 'running' | 'received', asks: ListProof<PlantedApplication>['asks']) => ({
  name,
  endpoint: applications.list,
  query: { view: name },
  count: applications.count,
  idOf: (item: object) => (item as { id: string }).id,
  asks,
})

export const ofApplications = proof<PlantedApplication>({
  ...askedOf(applicationRecord, VIEW),
  kind: 'opportunity_application',
  make: async (w, by) => {
    const { id } = await plantOpportunity(w, { createdBy: (await w.person('ADMIN')).id })
    const listedAt = w.clock.now()
    await setAudience(w.db, { id, kind: 'opportunity', listedAt }, [personToken(by.id)])
    return (await w.call(by, applications.apply, { id })).body.id
  },
  situations: {
    own: (me) => ({ createdBy: me }),
    'own and accepted': (me) => ({ createdBy: me, status: 'APPROVED' }),
    'to my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'to a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readApplications(db, [id])
    const { deleted_at, created_by, unit_id, status } = row ?? {}
    return row && { id, deleted: deleted_at !== null, createdBy: created_by!, unitId: unit_id ?? null, status: status! }
  },
  /** States the relations of a person to an application a second time, on purpose without the access table. */
  relations: (person, { createdBy, unitId }, tree) => [
    ...(createdBy === person.id ? (['own'] as const) : []),
    ...(rules(tree, person, unitId) ? (['tree'] as const) : []),
    'all',
  ],
  // nobody decides their own application
  enough: ({ id }, facts, flag) => flag !== DECIDE || facts.createdBy !== id,
  moves: applicationMoves,
  lists: [
    listed('mine', ({ id }, { createdBy }) => createdBy === id),
    listed('running', ({ id }, { createdBy }) => createdBy === id),
    {
      name: 'applications on the timeline',
      endpoint: timeline.list,
      query: { from: DUE, to: DUE, scope: 'all', kind: applicationKind.name },
      idOf: (item) => (item as { id: string }).id,
      asks: ({ id }, { createdBy }) => createdBy === id,
    },
    listed(
      'received',
      (person, { unitId }, granted, tree) => granted.includes('all') || (granted.includes('tree') && rules(tree, person, unitId)),
    ),
    foundBy(applicationRecord, POSITION),
  ],
  ending: [applications.withdraw, applications.giveUp, applications.accept, applications.decline, applications.declineSeat],
  probes: [
    [applications.list, list(VIEW)],
    [applications.count, count(VIEW)],
    [applications.open, record(VIEW)],
    [applications.withdraw, own('withdraw')],
    [applications.giveUp, own('giveUp')],
    [applications.acceptSeat, own('acceptSeat')],
    [applications.declineSeat, own('declineSeat')],
    [applications.review, record(DECIDE, at, { command: 'review' })],
    [applications.release, record(DECIDE, at, { command: 'release' })],
    [applications.accept, record(DECIDE, at, { command: 'accept' })],
    [applications.decline, record(DECIDE, at, { command: 'decline' })],
    [applications.decideMany, door(DECIDE, () => ({ items: [at(NOBODY)], outcome: 'decline' }))],
  ],
})
