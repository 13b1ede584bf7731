import { IconCloudCheck, IconCloudOff, IconCloudUp, IconLock, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './page-editor.module.css'
import type { Saving } from './session.ts'

const signs: Readonly<Record<Saving, Icon>> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  waiting: IconCloudOff,
  stopped: IconLock,
}

/** Always there: whether what is written is kept. */
export function SavingText({ saving }: { readonly saving: Saving }) {
  const { t } = useTranslation('documents')
  const Sign = signs[saving]
  return (
    <span className={classes['saving']} data-saving={saving} role="status">
      <Sign size={17} stroke={1.6} aria-hidden />
      <span>{t(`saving_${saving}`)}</span>
    </span>
  )
}
