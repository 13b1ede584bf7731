import { SegmentedControl } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { accessLive } from './api.ts'
import { Exceptions } from './exceptions.tsx'
import { Explainer } from './explainer.tsx'
import { MatrixEditor } from './matrix-editor.tsx'
import classes from './rights.module.css'

const views = { matrix: MatrixEditor, explain: Explainer, people: Exceptions } as const
type View = keyof typeof views

/** Rights: what roles grant, what single people have beside it, and why. */
export function RightsSection() {
  const { t } = useTranslation('access')
  const navigate = useNavigate()
  const search: { view?: unknown } = useSearch({ strict: false })
  const view = (Object.keys(views) as View[]).find((one) => one === search.view) ?? 'matrix'
  const Screen = views[view]
  useFollowLists(accessLive)
  return (
    <div className={classes['column']}>
      <SegmentedControl
        aria-label={t('views')}
        data={(Object.keys(views) as View[]).map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={(to) => void navigate({ to: '.', search: { tab: 'roles', view: to } })}
        style={{ justifySelf: 'start' }}
      />
      <Screen />
    </div>
  )
}
