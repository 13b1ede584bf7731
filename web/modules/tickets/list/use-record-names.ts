import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLocalName } from '../../../kit/formats.ts'
import { listQueries, type TicketAsked } from '../api/lists.ts'
import { templateQueries } from '../api/templates.ts'

/** Names of what was chosen here, until the page is loaded anew. */
const kept = new Map<string, string>()

export const keepName = (id: string, name: string): void => void kept.set(id, name)

/** What the ids of a filter are called: every row found by one of them says it, and so did whoever chose it. */
export function useRecordNames(asked: TicketAsked): Readonly<Record<string, string>> {
  const nameOf = useLocalName()
  const { data } = useInfiniteQuery({ ...listQueries.list(asked), notifyOnChangeProps: ['data'] })
  const { data: catalogue } = useQuery({ ...templateQueries.catalogue(), enabled: asked.templateId !== undefined })
  const first = data?.pages[0]?.items[0]
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries((catalogue?.items ?? []).map((one) => [one.id, nameOf(one)])),
    ...(first && {
      [first.requester.id]: first.requester.fullName,
      [first.department.id]: nameOf(first.department),
      [first.group.id]: nameOf(first.group),
    }),
    ...(first?.assignee && { [first.assignee.id]: first.assignee.fullName }),
  }
}
