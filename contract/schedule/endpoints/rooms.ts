import { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import * as schemas from '../schemas/rooms.ts'

const path = '/api/schedule/rooms'
const manages = { module: 'schedule', access: flag('schedule', 'manage') } as const

export const rooms = {
  free: endpoint({
    module: 'schedule',
    access: flag('schedule', 'meetings.create'),
    method: 'GET',
    name: 'schedule.rooms',
    summary: 'The rooms that a meeting may take, and whether they are free at a time.',
    path,
    input: schemas.FreeRoomsQuery,
    output: schemas.FreeRooms,
  }),
  all: endpoint({
    ...manages,
    method: 'GET',
    name: 'schedule.managedRooms',
    summary: 'All rooms, those that are not active as well.',
    path: `${path}/managed`,
    input: z.strictObject({}),
    output: schemas.Rooms,
  }),
  create: endpoint({
    ...manages,
    method: 'POST',
    name: 'schedule.createRoom',
    summary: 'Adds a room of a unit, or of the organisation.',
    path,
    input: schemas.CreateRoom,
    output: schemas.Room,
    errors: ['forbidden', 'schedule.unit_missing', 'schedule.room_limit'],
  }),
  change: endpoint({
    ...manages,
    method: 'PATCH',
    name: 'schedule.changeRoom',
    summary: 'Changes a room, or takes it out of the offer; meetings that were planned keep it.',
    path: `${path}/{id}`,
    input: schemas.ChangeRoom,
    output: schemas.Room,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'schedule.unit_missing'],
  }),
}
