import type { CannedEndpoints } from '@diwan/contract/canned/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

/** The canned answers of one module; its writes are announced once. */
export function registerCanned(module: string, endpoints: CannedEndpoints) {
  const list = () => queryOptions({ queryKey: [module, 'canned'], ...query(endpoints.list, {}) })
  const lists: LiveLists = { topics: [`${module}:canned`], lists: () => [list().queryKey] }
  registerWrite(endpoints.create, { renews: lists.lists(), says: ['canned', 'created'] })
  registerWrite(endpoints.change, {
    renews: lists.lists(),
    says: ['canned', 'changed'],
    refused: (client) => void client.invalidateQueries({ queryKey: list().queryKey }), // it may have been changed by somebody else
  })
  registerWrite(endpoints.delete, { renews: lists.lists(), says: ['canned', 'deleted'] })
  return { endpoints, list, lists }
}
export type CannedOf = ReturnType<typeof registerCanned>
