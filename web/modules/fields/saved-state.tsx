import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './fields.module.css'
import type { Autosaved } from './use-autosave.ts'

const signs = { waiting: IconCloudUp, saving: IconCloudUp, saved: IconCloudCheck, failed: IconCloudOff }
const says = { waiting: 'autosaving', saving: 'autosaving', saved: 'autosaved', failed: 'notSaved' } as const

/** Whether what was typed is kept: said quietly, and read out only where it is not. */
export function SavedState({ state }: { state: Autosaved }) {
  const { t } = useTranslation('fields')
  if (state === 'idle') return null
  const Sign = signs[state]
  return (
    <span className={classes['savedState']} data-state={state} role={state === 'failed' ? 'alert' : undefined}>
      <Sign size={16} stroke={1.6} aria-hidden />
      {t(says[state])}
    </span>
  )
}
