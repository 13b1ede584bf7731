import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { rooms } from '@diwan/contract/schedule/endpoints/rooms'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

export type FreeRoomsAsked = SentInputOf<typeof rooms.free>

const again = { refetchOnMount: 'always' } as const

export const roomQueries = {
  all: () => ['rooms'] as const,
  managed: () => queryOptions({ queryKey: [...roomQueries.all(), 'managed'], ...query(rooms.all, {}), ...again }),
  free: (asked: FreeRoomsAsked) =>
    queryOptions({
      queryKey: [...roomQueries.all(), 'free', asked],
      ...query(rooms.free, asked),
      placeholderData: keepPreviousData,
      ...again,
    }),
}

registerWrite(rooms.create, { renews: [roomQueries.all()], says: ['schedule', 'didCreateRoom'] })
registerWrite(rooms.change, { renews: [roomQueries.all()], says: ['schedule', 'didChangeRoom'] })
