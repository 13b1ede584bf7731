import { SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

const VIEWS = ['matrix', 'explain', 'people'] as const
type View = (typeof VIEWS)[number]

export function useRightsView(): View {
  const search: { view?: unknown } = useSearch({ strict: false })
  return VIEWS.find((one) => one === search.view) ?? 'matrix'
}

/** What roles grant, why somebody has a right, and what single people have beside their role. */
export function RightsViews() {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('views')}
      data={VIEWS.map((value) => ({ value, label: t(`view_${value}`) }))}
      value={useRightsView()}
      onChange={(to) => void navigate({ to: '.', search: { tab: 'roles', view: to } })}
      style={{ flex: 'none', justifySelf: 'start' }}
    />
  )
}
