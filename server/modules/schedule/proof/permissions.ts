import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { permissions, requestDecisions, requestTypes } from '@diwan/contract/schedule/endpoints/permissions'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { askedOf, foundBy } from '../../../testing/kind-proof.ts'
import { count, door, list, NOBODY, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { requestRecord } from '../kind/permissions.ts'
import { readRequests } from '../queries/permissions/request.ts'
import { requestMachine } from './request-machine.ts'
import { LEAVE, plantRequest, type PlantedRequest, type Wanted, WORD } from './planted.ts'

const at = (id: string) => ({ id, version: 1 })
const saying = (id: string) => ({ ...at(id), reason: 'x' })
const fields = {
  typeId: LEAVE,
  reason: WORD,
  dateFrom: '2026-12-06',
  dateTo: '2026-12-07',
  wholeDays: true,
}
/** No time that is past can be asked for: nothing is sent by these. */
const past = { ...fields, dateFrom: '2020-01-05', dateTo: '2020-01-06' }
const wrong = '400 invalid_input'

const sent = async (w: World, by: TestPerson, more: object = {}) =>
  (await w.call(by, permissions.send, { ...fields, ...more })).body

/** Whether a unit is one of this person's, or lies below one. */
const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

const isWaiting = ({ status }: PlantedRequest): boolean => status === 'SENT' || status === 'CHECKING'

const listOf = (view: string, asks: ListProof<PlantedRequest>['asks']): ListProof<PlantedRequest> => ({
  name: view,
  endpoint: permissions.list,
  query: { view },
  count: permissions.count,
  idOf: (item) => (item as { id: string }).id,
  asks,
})

export const requestProof = proof<PlantedRequest>({
  ...askedOf(requestRecord, 'permissions.view'),
  kind: 'permission_request',
  make: async (w, by) => (await sent(w, by)).id,
  situations: {
    own: (me) => ({ createdBy: me }),
    'of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
    'foreign and waiting for me': (me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id, asked: me }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantRequest(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readRequests(db, [id])
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        createdBy: row.created_by,
        unitId: row.unit_id,
        status: row.status,
        asked: row.asked,
      }
    )
  },
  /** States the relations of a person to a request a second time, on purpose without the access table. */
  relations: (person, { createdBy, unitId, asked }, tree) => [
    ...(createdBy === person.id ? (['own'] as const) : []),
    ...(rules(tree, person, unitId) ? (['tree'] as const) : []),
    ...(asked.includes(person.id) ? (['step'] as const) : []),
    'all',
  ],
  /** A draft is its requester's alone; nobody decides their own request, and nobody writes in that of another. */
  enough: ({ id }, { createdBy, status }, flag) => {
    if (status === 'DRAFT' && createdBy !== id) return false
    if (flag === 'permissions.decide') return createdBy !== id && status !== 'DRAFT'
    return flag !== 'permissions.create' || createdBy === id
  },
  moves: requestMoves,
  machine: requestMachine,
  lists: [
    listOf('mine', ({ id }, { createdBy }) => createdBy === id),
    listOf('decide', ({ id }, facts) => facts.asked.includes(id)),
    listOf(
      'undecided',
      (person, facts, relations, tree) =>
        facts.createdBy !== person.id &&
        isWaiting(facts) &&
        (relations.includes('all') ||
          facts.asked.includes(person.id) ||
          (relations.includes('tree') && rules(tree, person, facts.unitId))),
    ),
    listOf('all', (_person, { status }) => status !== 'DRAFT'),
    foundBy(requestRecord, WORD),
  ],
  secrets: {
    words: { reason: 'permissions.view' },
    async plant(w, word) {
      const [creator, colleague, admin] = [await w.person('USER'), await w.person('USER'), await w.person('ADMIN')]
      const { id, version } = await sent(w, creator, { reason: word('reason') })
      let now = version
      return {
        id,
        parts: [],
        owner: colleague,
        witness: creator,
        watchers: { admin },
        hears: requestKind.channel(id),
        async goOn() {
          const command = now % 2 === 0 ? requestDecisions.claim : requestDecisions.release
          await w.call(admin, command, { id, version: now })
          now += 1
          return `"version":${now}`
        },
      }
    },
  },
  ending: [permissions.cancel, permissions.revoke, permissions.discard, ...Object.values(requestDecisions)],
  probes: [
    [permissions.list, list('permissions.view')],
    [permissions.count, count('permissions.view')],
    [permissions.export, door('permissions.view', () => ({ format: 'csv' }))],
    [permissions.form, door('permissions.create')],
    [
      permissions.preview,
      door('permissions.create', () => ({ dateFrom: '2026-12-06', dateTo: '2026-12-07', wholeDays: 'true' })),
    ],
    [permissions.open, record('permissions.view')],
    [permissions.create, door('permissions.create', () => fields)],
    [permissions.send, door('permissions.create', () => past, wrong)],
    [permissions.change, record('permissions.create', (id) => ({ ...fields, ...at(id) }), { command: 'save' })],
    [permissions.submit, record('permissions.create', (id) => ({ ...past, ...at(id) }), { command: 'submit', answer: wrong })],
    [permissions.discard, record('permissions.create', (id) => ({ id }), { command: 'discard' })],
    [permissions.cancel, record('permissions.create', at, { by: 'own', command: 'cancel' })],
    [permissions.revoke, record('permissions.decide', at, { by: 'all', command: 'revoke' })],
    [requestTypes.list, door('permissions.administer')],
    [
      requestTypes.save,
      door(
        'permissions.administer',
        () => ({ version: 0, items: [{ nameAr: 'نوع', nameEn: 'Type', active: true }] }),
        '409 changed_meanwhile',
      ),
    ],
    [scheduleCalendar.own, door('schedule.enter', () => ({ from: '2026-11-22', to: '2026-11-28' }))],
    [scheduleCalendar.people, door('users.view', () => ({ from: '2026-11-22', to: '2026-11-28', ids: NOBODY }))],
    [chains.read, door('schedule.manage', () => ({ kind: 'permission', unitId: NOBODY }), '404 not_found')],
    [
      chains.save,
      door('schedule.manage', () => ({ kind: 'permission', unitId: NOBODY, version: 0, steps: [] }), '404 not_found'),
    ],
    [requestDecisions.claim, record('permissions.decide', at, { command: 'claim' })],
    [requestDecisions.release, record('permissions.decide', at, { command: 'release' })],
    [requestDecisions.approve, record('permissions.decide', saying, { command: 'approve' })],
    [requestDecisions.reject, record('permissions.decide', saying, { command: 'reject' })],
    [requestDecisions.askForChange, record('permissions.decide', saying, { command: 'askForChange' })],
    [requestDecisions.cancelApproval, record('permissions.decide', saying, { command: 'cancelApproval' })],
    [requestDecisions.decideMany, door('permissions.decide', () => ({ items: [at(NOBODY)], outcome: 'approve' }))],
    [requestDecisions.undoDecisions, door('permissions.decide', () => ({ ids: [NOBODY] }), '409 approvals.too_late')],
  ],
})
