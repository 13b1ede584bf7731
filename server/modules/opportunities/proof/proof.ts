import { opportunity, opportunityDecisions, applications } from '@diwan/contract/opportunities/endpoints'
import { opportunityKind } from '@diwan/contract/opportunities/kind'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import { askedOf, foundBy, randomRecords } from '../../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import { opportunityRecord } from '../kind.ts'
import { readOpportunities } from '../queries/opportunities.ts'
import { ofApplications } from './application.ts'
import { opportunityMachine } from './machine.ts'
import { DUE, plantOpportunity, POSITION, relationsTo, TYPE, type PlantedOpportunity, type WantedOpportunity } from './planted.ts'

/** Applications are a kind of their own. */
export const applicationProof = ofApplications

const CONTENT = { position: POSITION, typeId: TYPE, numberOfUsers: 5, dueDate: DUE, tokens: ['all' as const] }
const at = (id: string) => ({ id, version: 1 })
const saying = (id: string) => ({ ...at(id), reason: 'x' })
const listed = (name: 'available' | 'created' | 'manage' | 'approve', asks: ListProof<PlantedOpportunity>['asks']) => ({
  name,
  endpoint: opportunity.list,
  query: { view: name },
  count: opportunity.count,
  idOf: (item: object) => (item as { id: string }).id,
  asks,
})

export const opportunityProof = proof<PlantedOpportunity>({
  ...askedOf(opportunityRecord, 'opportunity.view'),
  kind: 'opportunity',
  make: async (w) => (await w.call(await w.person('ADMIN'), opportunity.create, CONTENT)).body.id,
  situations: {
    own: (me) => ({ createdBy: me }),
    'own and a draft': (me) => ({ createdBy: me, status: 'DRAFT' }),
    'of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'of a group below and a draft': (_me, { other, groupBelow }) => ({
      createdBy: other.id,
      unitId: groupBelow.id,
      status: 'DRAFT',
    }),
    'open to my department': (_me, { other, department }) => ({ createdBy: other.id, openTo: department.id }),
    'addressed to my department and approved': (_me, { other, department }) => ({
      createdBy: other.id,
      openTo: department.id,
      status: 'APPROVED',
    }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id, openTo: foreignGroup.id }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as WantedOpportunity[]).map((one) => plantOpportunity(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readOpportunities(db, { id: NOBODY }, [id])
    const open = await db.selectFrom('audiences').select('token').where('object_id', '=', id).executeTakeFirst()
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        createdBy: row.created_by,
        unitId: row.unit_id,
        openTo: open?.token.slice('unit:'.length) ?? null,
        status: row.status,
      }
    )
  },
  relations: relationsTo,
  // nobody approves their own, and own ones are cancelled until they are approved
  enough: (person, facts, flag) => {
    const { createdBy, status } = facts
    if (createdBy !== person.id) return true
    if (flag === 'opportunity.approve') return false
    const all = person.role === 'ADMIN' || person.role === 'SUPER_ADMIN'
    return flag !== 'opportunity.cancel' || all || ['DRAFT', 'SENT', 'CHECKING'].includes(status)
  },
  moves: opportunityMoves,
  machine: opportunityMachine,
  lists: [
    listed('available', (person, facts, granted, tree) => {
      const by = relationsTo(person, facts, tree)
      return by.includes('audience') && facts.status === 'OPEN' && (granted.includes('audience') || granted.includes('all'))
    }),
    listed('created', ({ id }, { createdBy }) => createdBy === id),
    listed(
      'manage',
      (person, facts, granted, tree) =>
        granted.includes('all') || (granted.includes('tree') && relationsTo(person, facts, tree).includes('tree')),
    ),
    listed('approve', () => false),
    foundBy(opportunityRecord, POSITION),
  ],
  random: randomRecords<PlantedOpportunity>({
    plant: plantOpportunity,
    forget: async ({ db }) => {
      await db.deleteFrom('opportunity_applications').execute()
      await db.deleteFrom('opportunities').execute()
    },
  }),
  secrets: {
    words: { position: 'opportunity.view' },
    /** Its creator sees the draft; a colleague takes the place of those whom it will address. */
    async plant(w, word) {
      const [creator, colleague, admin] = [await w.person('ADMIN'), await w.person('USER'), await w.person('ADMIN')]
      const content = { ...CONTENT, position: word('position') }
      const { id } = (await w.call(creator, opportunity.create, content)).body
      let version = 1
      return {
        id,
        parts: [],
        owner: colleague,
        witness: creator,
        watchers: { admin },
        hears: opportunityKind.channel(id),
        async goOn() {
          await w.call(creator, opportunity.change, { ...content, id, version })
          version += 1
          return `"version":${version}`
        },
      }
    },
  },
  ending: [opportunity.delete, opportunity.cancel, opportunity.close, applications.apply],
  probes: [
    [opportunity.list, list('opportunity.view')],
    [opportunity.count, count('opportunity.view')],
    [opportunity.open, record('opportunity.view')],
    [opportunity.create, door('opportunity.create', () => ({ position: POSITION }))],
    [opportunity.change, record('opportunity.create', (id) => ({ ...at(id), position: 'آخر' }), { command: 'save' })],
    [opportunity.delete, record('opportunity.create', (id) => ({ id }), { command: 'save' })],
    [opportunity.submit, record('opportunity.create', at, { command: 'submit', answer: '400 invalid_input' })],
    [opportunity.revise, record('opportunity.create', at, { command: 'revise' })],
    [opportunity.cancel, record('opportunity.cancel', saying, { command: 'cancel' })],
    [
      opportunity.publish,
      record('opportunity.create', (id) => ({ ...at(id), schedule: false, scheduleDate: '', scheduleTime: '', push: false }), {
        command: 'publish',
      }),
    ],
    [
      opportunity.extend,
      record('opportunity.create', (id) => ({ ...at(id), dueDate: DUE, numberOfUsers: 5 }), { command: 'extend' }),
    ],
    [opportunity.close, record('opportunity.create', at, { command: 'close' })],
    [opportunity.reopen, record('opportunity.create', (id) => ({ ...at(id), dueDate: DUE }), { command: 'reopen' })],
    [opportunityDecisions.claim, record('opportunity.approve', at, { command: 'claim' })],
    [opportunityDecisions.release, record('opportunity.approve', at, { command: 'release' })],
    [opportunityDecisions.approve, record('opportunity.approve', saying, { command: 'approve' })],
    [opportunityDecisions.reject, record('opportunity.approve', saying, { command: 'reject' })],
    [opportunityDecisions.cancelApproval, record('opportunity.approve', saying, { answer: '404 not_found' })],
    [opportunityDecisions.decideMany, door('opportunity.approve', () => ({ items: [at(NOBODY)], outcome: 'approve' }))],
    [opportunityDecisions.undoDecisions, door('opportunity.approve', () => ({ ids: [NOBODY] }), '409 approvals.too_late')],
    [opportunity.addressees, door('opportunity.create')],
    [opportunity.settings, door('opportunity.view')],
    [
      opportunity.changeSettings,
      door(
        'settings.module',
        () => ({ version: 9, maxUsers: 5, types: [{ id: TYPE, nameAr: 'أ', nameEn: 'A' }] }),
        '409 changed_meanwhile',
      ),
    ],
    [applications.apply, record('opportunity.view', (id) => ({ id }), { door: 'opportunity.apply', by: 'audience' })],
    [applications.export, record('opportunity.applications.decide', (id) => ({ id, format: 'csv' }))],
  ],
})
