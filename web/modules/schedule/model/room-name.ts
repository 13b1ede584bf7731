import type { FreeRooms, RoomName } from '@diwan/contract/schedule/schemas/rooms'

/** A room as the form of a meeting keeps it: whether it is free depends on the time. */
export function nameAlone(room: FreeRooms['items'][number] | undefined): RoomName | null {
  if (!room) return null
  const { free: _free, ...name } = room
  return name
}
