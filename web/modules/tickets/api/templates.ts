import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { units } from '@diwan/contract/units/endpoints'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

const again = { refetchOnMount: 'always' } as const

export const templateQueries = {
  all: () => ['templates'] as const,
  /** What can be asked for, and one of it as this reader fills it in. */
  catalogue: () =>
    queryOptions({ queryKey: [...templateQueries.all(), 'catalogue'], ...query(templates.catalogue, {}), ...again }),
  /** For oneself, or on behalf of another person, whose details it begins with. */
  form: (id: string, requesterId?: string) =>
    queryOptions({
      queryKey: [...templateQueries.all(), 'form', id, requesterId],
      ...query(templates.form, { id, ...(requesterId !== undefined && { requesterId }) }),
      ...again,
    }),
  list: () => queryOptions({ queryKey: [...templateQueries.all(), 'list'], ...query(templates.list, {}), ...again }),
  open: (id: string) =>
    queryOptions({ queryKey: [...templateQueries.all(), 'open', id], ...query(templates.open, { id }), ...again }),
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...templateQueries.all(), 'history', id],
      ...pages(templates.history, { id }),
      ...again,
    }),
  /** Groups of every department, to choose where requests go. */
  groups: (text: string) => ({
    queryKey: ['units', 'choices', 'groups', text] as readonly unknown[],
    queryFn: async (): Promise<readonly UnitChoice[]> => {
      if (text !== '') {
        const { items } = await call(units.search, { text, kind: 'group' })
        return items.map(({ path, ...unit }) => ({ ...unit, parent: path.at(-1) ?? null }))
      }
      const departments = (await call(units.choices, { limit: FEW })).items
      const groups = await Promise.all(departments.map(({ id }) => call(units.choices, { departmentId: id, limit: FEW })))
      return groups.flatMap(({ items }) => items)
    },
    staleTime: 60_000,
  }),
}
/** Before anything is typed. */
const FEW = 12

/** What is listed, what is edited and what is offered. */
const renews = [templateQueries.all()]

const commands = [
  [templates.create, 'templateSaved'],
  [templates.update, 'templateSaved'],
  [templates.publish, 'templatePublished'],
  [templates.activate, 'templateActivated'],
  [templates.deactivate, 'templateDeactivated'],
  [templates.delete, 'templateDeleted'],
] as const
for (const [endpoint, done] of commands) registerWrite<Endpoint>(endpoint, { renews, says: ['tickets', done] })

registerWrite(templates.reorder, { renews })
