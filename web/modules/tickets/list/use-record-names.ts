import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocalName } from '../../../kit/formats.ts'
import { listQueries, type TicketListQuery } from '../api/lists.ts'
import { templateQueries } from '../api/templates.ts'

/** Names of records chosen here, until the page is reloaded. */
const kept = new Map<string, string>()

export const keepName = (id: string, name: string): void => void kept.set(id, name)

/** Names for the ids of a filter: from the rows they found, and from the search that chose them. */
export function useRecordNames(asked: TicketListQuery): Readonly<Record<string, string>> {
  const nameOf = useLocalName()
  const { data } = useInfiniteQuery({ ...listQueries.list(asked), notifyOnChangeProps: ['data'] })
  const { data: catalogue } = useQuery({ ...templateQueries.catalogue(), enabled: asked.templateId !== undefined })
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries((catalogue?.items ?? []).map((one) => [one.id, nameOf(one)])),
    ...Object.fromEntries(
      rows.flatMap(({ requester, assignee, department, group }) => [
        [requester.id, requester.fullName],
        [department.id, nameOf(department)],
        [group.id, nameOf(group)],
        ...(assignee ? [[assignee.id, assignee.fullName]] : []),
      ]),
    ),
  }
}
