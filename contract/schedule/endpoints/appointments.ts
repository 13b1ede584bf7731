import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { Counter, page } from '../../kit/page.ts'
import { z } from 'zod'
import * as schemas from '../schemas/appointments.ts'

const path = '/api/schedule/appointments'
const module = 'schedule'
const reads = { module, access: flag('schedule', 'appointments.view'), method: 'GET' } as const
const manages = { module, access: flag('schedule', 'appointments.manage') } as const
const unknownNames = ['schedule.person_missing', 'schedule.unit_missing'] as const
const moved = {
  ...manages,
  method: 'POST',
  input: schemas.AppointmentAt,
  output: schemas.Appointment,
  errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
} as const

export const appointments = {
  list: endpoint({
    ...reads,
    name: 'schedule.appointments',
    summary:
      'Appointments that the caller may book, those that the caller assigned or provides, or those that the caller manages.',
    path,
    input: schemas.AppointmentQuery,
    output: page(schemas.Appointment),
  }),
  count: endpoint({
    ...reads,
    name: 'schedule.countAppointments',
    summary: 'How many appointments the same list holds, exact to 999.',
    path: `${path}/count`,
    input: schemas.AppointmentCountQuery,
    output: Counter,
  }),
  form: endpoint({
    ...manages,
    method: 'GET',
    name: 'schedule.appointmentForm',
    summary: 'What the form of a new appointment offers: defaults, the zone, departments and groups.',
    path: `${path}/form`,
    input: z.strictObject({}),
    output: schemas.AppointmentForm,
  }),
  people: endpoint({
    ...manages,
    method: 'GET',
    name: 'schedule.appointmentPeople',
    summary: 'People of this name whom the caller may name in an appointment.',
    path: `${path}/people`,
    input: schemas.NamedQuery,
    output: schemas.NamedPeople,
  }),
  addressees: endpoint({
    ...manages,
    method: 'GET',
    name: 'schedule.appointmentAddressees',
    summary: 'Units, people, titles and partners of this name whom the caller may let book an appointment.',
    path: `${path}/addressees`,
    input: schemas.NamedQuery,
    output: schemas.NamedAddressees,
  }),
  settings: endpoint({
    ...manages,
    method: 'GET',
    name: 'schedule.appointmentSettings',
    summary: 'The defaults of new appointments.',
    path: `${path}/settings`,
    input: z.strictObject({}),
    output: schemas.AppointmentSettings,
  }),
  changeSettings: endpoint({
    module,
    access: flag('schedule', 'administer'),
    method: 'PATCH',
    name: 'schedule.changeAppointmentSettings',
    summary: 'Changes the defaults of new appointments, unless somebody else changed them since the caller saw them.',
    path: `${path}/settings`,
    input: schemas.ChangeAppointmentSettings,
    output: schemas.AppointmentSettings,
    errors: ['changed_meanwhile'],
  }),
  open: endpoint({
    ...reads,
    name: 'schedule.openAppointment',
    summary: 'One appointment, with the channels to follow it by.',
    path: `${path}/{id}`,
    input: schemas.AppointmentId,
    output: schemas.OpenAppointment,
    errors: ['not_found'],
  }),
  slots: endpoint({
    ...reads,
    name: 'schedule.slots',
    summary: 'Free slots of a bookable appointment on up to 42 days, or the next free day where there are none.',
    path: `${path}/{id}/slots`,
    input: schemas.SlotsQuery,
    output: schemas.Slots,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...manages,
    method: 'POST',
    name: 'schedule.createAppointment',
    summary: 'Makes a job, or an appointment whose slots are offered at once.',
    path,
    input: schemas.CreateAppointment,
    output: schemas.Appointment,
    errors: ['forbidden', ...unknownNames],
  }),
  change: endpoint({
    ...manages,
    method: 'PATCH',
    name: 'schedule.changeAppointment',
    summary: 'Changes an appointment, unless somebody else changed it since the caller saw it; bookings keep their time.',
    path: `${path}/{id}`,
    input: schemas.ChangeAppointment,
    output: schemas.Appointment,
    errors: [...moved.errors, ...unknownNames],
  }),
  pause: endpoint({
    ...moved,
    name: 'schedule.pauseAppointment',
    summary: 'Offers no slots until it is resumed; bookings stay.',
    path: `${path}/{id}/pause`,
  }),
  resume: endpoint({
    ...moved,
    name: 'schedule.resumeAppointment',
    summary: 'Offers slots again.',
    path: `${path}/{id}/resume`,
  }),
  close: endpoint({
    ...moved,
    name: 'schedule.closeAppointment',
    summary: 'Ends an appointment; bookings that were made stay.',
    path: `${path}/{id}/close`,
  }),
  remove: endpoint({
    ...manages,
    method: 'DELETE',
    name: 'schedule.removeAppointment',
    summary: 'Deletes an appointment that nobody has booked.',
    path: `${path}/{id}`,
    input: schemas.AppointmentId,
    output: Done,
    errors: ['not_found', 'forbidden', 'wrong_state', 'schedule.has_bookings'],
  }),
}
