import { timeReport } from '@diwan/contract/work/list'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { TIME_GROUPS, type TimeGroup } from '@diwan/contract/work/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { oneOf, useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { FilterWords } from '../../../ui/list/filters-of.ts'
import { timeQueries, workspaceQueries, type TimeAsked } from '../api.ts'

type Filters = (typeof timeReport)['filters']

export interface TimeFilter extends Pick<ListAddress<'time', Filters>, 'narrowing' | 'narrow' | 'clear'> {
  readonly by: TimeGroup
  readonly asked: TimeAsked
}

/** What time is added up, and by what, as the address asks for it. */
export function useTimeReport(id: string): TimeFilter {
  const { raw, narrowing, narrow, clear } = useListAddress(timeReport)
  const by = oneOf(TIME_GROUPS, raw['group']) ?? 'person'
  return { narrowing, narrow, clear, by, asked: { id, by, ...narrowing } }
}

/** Whose time there is in a workspace, and its projects: what the report is narrowed by. */
export function useTimeNames({ id }: Pick<Workspace, 'id'>, enabled: boolean) {
  const people = useQuery({ ...timeQueries.report({ id, by: 'person' }), enabled })
  const spent = useQuery({ ...timeQueries.report({ id, by: 'project' }), enabled })
  const current = useInfiniteQuery({ ...workspaceQueries.projects(id, 'current'), enabled })
  const projects = [
    ...(spent.data?.items ?? []).flatMap(({ project }) => project ?? []),
    ...(current.data?.pages.flatMap(({ items }) => items) ?? []).map((one) => ({ id: one.id, title: one.title })),
  ]
  return {
    people: (people.data?.items ?? []).flatMap(({ person }) => person ?? []),
    projects: [...new Map(projects.map((one) => [one.id, one])).values()],
  }
}

export function useTimeWords(workspace: Workspace, { narrowing }: TimeFilter): Readonly<Record<keyof Filters, FilterWords>> {
  const { t } = useTranslation('work')
  const { people, projects } = useTimeNames(workspace, narrowing.personId !== undefined || narrowing.projectId !== undefined)
  return {
    spent: { label: t('spent'), text: dayText },
    projectId: { label: t('project'), text: (value) => projects.find(({ id }) => id === value)?.title ?? '…' },
    personId: { label: t('person'), text: (value) => people.find(({ id }) => id === value)?.fullName ?? '…' },
  }
}
