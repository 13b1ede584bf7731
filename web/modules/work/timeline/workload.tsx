import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { projects } from '@diwan/contract/work/endpoints/projects'
import { addDays } from '@diwan/core/hijri'
import { IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { numberOf, TimelineTool, type Workload } from '../../timeline/public.ts'
import { taskQueries } from '../api.ts'

/** So far ahead, in days. */
const AHEAD = 365

const workloadOf = ({ capacity, people, more }: OutputOf<typeof projects.workload>): Workload => ({
  capacity: new Map(capacity.map(({ day, minutes }) => [numberOf(day), minutes])),
  people: people.map(({ person, days }) => ({
    person,
    days: new Map(days.map(({ day, minutes, tasks }) => [numberOf(day), { minutes, tasks }])),
  })),
  more,
})

/** What the people of a project have to do from today on, where the address asks for it, and the switch. */
export function useWorkload(projectId: string, today: string) {
  const asked: { load?: unknown } = useSearch({ strict: false })
  const on = asked.load === 1 || asked.load === '1'
  const { data } = useQuery({
    ...taskQueries.workload(projectId, today, addDays(today, AHEAD)),
    enabled: on,
    placeholderData: keepPreviousData,
  })
  const workload = useMemo(() => (on && data ? workloadOf(data) : undefined), [on, data])
  const navigate = useNavigate()
  const turn = () => void navigate({ to: '.', search: (now: object) => ({ ...now, load: on ? undefined : 1 }), replace: true })
  return [{ on, data: workload }, turn] as const
}

export function WorkloadTool({ on, onClick }: { on: boolean; onClick: () => void }) {
  const { t } = useTranslation('timeline')
  return (
    <TimelineTool label={t('workload')} pressed={on} onClick={onClick}>
      <IconUsers size={18} stroke={1.6} aria-hidden />
    </TimelineTool>
  )
}
