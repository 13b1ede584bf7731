import type { CriticalPath } from '@diwan/contract/work/schemas/dependencies'
import { IconRoute } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { arrowId, TimelineTool, type Critical } from '../../timeline/public.ts'
import { taskQueries } from '../api.ts'

const criticalOf = ({ items, links }: CriticalPath): Critical => ({
  slack: new Map(items.map(({ id, slack }) => [id, slack])),
  arrows: new Set(links.map(({ before, after }) => arrowId(before, after))),
})

/** The critical path of a project, where the address asks for it, and the switch. */
export function useCriticalPath(projectId: string) {
  const asked: { critical?: unknown } = useSearch({ strict: false })
  const on = asked.critical === 1 || asked.critical === '1'
  const { data } = useQuery({ ...taskQueries.criticalPath(projectId), enabled: on, placeholderData: keepPreviousData })
  const critical = useMemo(() => (on && data ? criticalOf(data) : undefined), [on, data])
  const navigate = useNavigate()
  const turn = () =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, critical: on ? undefined : 1 }), replace: true })
  return [{ on, data: critical }, turn] as const
}

export function CriticalTool({ on, onClick }: { on: boolean; onClick: () => void }) {
  const { t } = useTranslation('timeline')
  return (
    <TimelineTool label={t('criticalPath')} pressed={on} onClick={onClick}>
      <IconRoute size={18} stroke={1.6} aria-hidden />
    </TimelineTool>
  )
}
