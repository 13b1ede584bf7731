import { personToken } from '@diwan/contract/kit/tokens'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { appointmentKind } from '@diwan/contract/schedule/kind/appointments'
import { appointmentMoves } from '@diwan/contract/schedule/moves/appointments'
import { askedOf, foundBy } from '../../../testing/kind-proof.ts'
import { count, door, list, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import { appointmentRecord } from '../kind/appointments.ts'
import { readAppointments } from '../queries/appointments/appointment.ts'
import {
  plantAppointment,
  PURPOSE,
  relationsTo,
  rules,
  type PlantedAppointment,
  type WantedAppointment,
} from './planted-appointments.ts'

const VIEW = 'schedule.appointments.view'
const MANAGE = 'schedule.appointments.manage'
const at = (id: string) => ({ id, version: 1 })
export const CONTENT = {
  purpose: PURPOSE,
  dateFrom: '2026-12-06',
  dateTo: '2026-12-10',
  timeFrom: '09:00',
  timeTo: '12:00',
  repeatEveryDay: true,
  slotMinutes: 30,
  gapMinutes: 0,
  noticeMinutes: 0,
  perDay: null,
  seats: 1,
  needsConfirmation: false,
  cancelHours: 0,
  workingDaysOnly: true,
  tokens: ['all' as const],
}
/** No time that is past can be offered: nothing is written by these. */
const PAST = { ...CONTENT, dateFrom: '2020-01-05', dateTo: '2020-01-06' }
const wrong = '400 invalid_input'

const listed = (
  name: 'bookable' | 'mine' | 'manage',
  asks: ListProof<PlantedAppointment>['asks'],
): ListProof<PlantedAppointment> => ({
  name,
  endpoint: appointments.list,
  query: { view: name },
  count: appointments.count,
  idOf: (item) => (item as { id: string }).id,
  asks,
})
const isIn = (relation: string) => (granted: readonly string[]) => granted.includes(relation)

export const ofAppointments = proof<PlantedAppointment>({
  ...askedOf(appointmentRecord, VIEW),
  kind: 'appointment',
  make: async (w, by) => {
    const admin = await w.person('ADMIN')
    const content = {
      ...CONTENT,
      kind: 'bookable' as const,
      peopleIds: [by.id],
      assignedById: by.id,
      tokens: [personToken(by.id)],
    }
    return (await w.call(admin, appointments.create, content)).body.id
  },
  situations: {
    own: (me) => ({ assignedBy: me }),
    'of mine as a provider': (me, { other }) => ({ assignedBy: other.id, providers: [other.id, me] }),
    'own and closed': (me) => ({ assignedBy: me, status: 'CLOSED' }),
    'of my department': (_me, { other, department }) => ({ assignedBy: other.id, unitId: department.id }),
    'of a group below and paused': (_me, { other, groupBelow }) => ({
      assignedBy: other.id,
      unitId: groupBelow.id,
      status: 'PENDING',
    }),
    'open to my department': (_me, { other, department }) => ({ assignedBy: other.id, openTo: department.id }),
    'addressed to my department and closed': (_me, { other, department }) => ({
      assignedBy: other.id,
      openTo: department.id,
      status: 'CLOSED',
    }),
    foreign: (_me, { other, foreignGroup }) => ({
      assignedBy: other.id,
      unitId: foreignGroup.id,
      openTo: foreignGroup.id,
    }),
    'own and deleted': (me) => ({ assignedBy: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as WantedAppointment[]).map((one) => plantAppointment(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readAppointments(db, [id])
    const addressed = await db.selectFrom('audiences').select('token').where('object_id', '=', id).executeTakeFirst()
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        assignedBy: row.assigned_by,
        providers: row.providers.map((one) => one.id),
        unitId: row.unit_id,
        openTo: addressed?.token.startsWith('unit:') ? addressed.token.slice('unit:'.length) : null,
        status: row.status,
      }
    )
  },
  relations: relationsTo,
  moves: appointmentMoves,
  lists: [
    listed(
      'bookable',
      (person, facts, granted, tree) =>
        facts.status === 'OPEN' &&
        relationsTo(person, facts, tree).includes('audience') &&
        (isIn('audience')(granted) || isIn('all')(granted)),
    ),
    listed(
      'mine',
      ({ id }, { assignedBy, providers }, granted) =>
        (assignedBy === id || providers.includes(id)) && (isIn('own')(granted) || isIn('all')(granted)),
    ),
    listed(
      'manage',
      (person, facts, granted, tree) =>
        isIn('all')(granted) ||
        (isIn('own')(granted) && relationsTo(person, facts, tree).includes('own')) ||
        (isIn('tree')(granted) && rules(tree, person, facts.unitId)),
    ),
    foundBy(appointmentRecord, PURPOSE),
  ],
  secrets: {
    words: { purpose: VIEW, place: VIEW, description: VIEW },
    async plant(w, word) {
      const [colleague, provider, admin] = [await w.person('USER'), await w.person('USER'), await w.person('ADMIN')]
      const content = {
        ...CONTENT,
        purpose: word('purpose'),
        jobLocation: word('place'),
        jobDescription: word('description'),
        peopleIds: [provider.id],
        tokens: [`person:${provider.id}` as const],
      }
      const { id } = (await w.call(admin, appointments.create, { ...content, kind: 'bookable' })).body
      let version = 1
      return {
        id,
        parts: [],
        owner: colleague,
        witness: admin,
        watchers: { provider },
        hears: appointmentKind.channel(id),
        async goOn() {
          await w.call(admin, appointments.change, { ...content, id, version })
          version += 1
          return `"version":${version}`
        },
      }
    },
  },
  ending: [appointments.close, appointments.remove],
  probes: [
    [appointments.list, list(VIEW)],
    [appointments.count, count(VIEW)],
    [appointments.form, door(MANAGE)],
    [appointments.people, door(MANAGE)],
    [appointments.addressees, door(MANAGE)],
    [appointments.settings, door(MANAGE)],
    [
      appointments.changeSettings,
      door(
        'schedule.administer',
        () => ({
          slotMinutes: 30,
          gapMinutes: 0,
          noticeMinutes: 0,
          perDay: null,
          seats: 1,
          needsConfirmation: false,
          cancelHours: 0,
          workingDaysOnly: true,
          version: 99,
        }),
        '409 changed_meanwhile',
      ),
    ],
    [appointments.open, record(VIEW)],
    [appointments.slots, record(VIEW, (id) => ({ id, from: '2090-01-15', to: '2090-01-15' }))],
    [
      appointments.create,
      door(MANAGE, async (_group, w) => ({ ...PAST, kind: 'bookable', peopleIds: [(await w.person('USER')).id] }), wrong),
    ],
    [
      appointments.change,
      record(MANAGE, (id) => ({ ...PAST, ...at(id), peopleIds: [id] }), { command: 'change', answer: wrong }),
    ],
    [appointments.pause, record(MANAGE, at, { command: 'pause' })],
    [appointments.resume, record(MANAGE, at, { command: 'resume' })],
    [appointments.close, record(MANAGE, at, { command: 'close' })],
    [appointments.remove, record(MANAGE, (id) => ({ id }), { command: 'remove' })],
  ],
})
