import { contrast, isColour, READABLE } from '@diwan/core/contrast'
import { INK, type Colours } from '@diwan/contract/settings/vocabulary'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/logo.tsx'
import classes from './settings.module.css'

/** What the colours typed would look like, before they are anybody's. */
export function ColourPreview({ colours }: { colours: Colours }) {
  const { t } = useTranslation('settings')
  const { primary, gradient, user, admin } = colours
  if (![primary, gradient, user, admin].every(isColour)) return null
  if ([user, admin].some((colour) => contrast(colour, INK) < READABLE)) return null // said beside the field
  const sign = { '--diwan-brand': primary, '--diwan-brand-end': gradient }
  return (
    <figure className={classes['preview']} aria-label={t('preview')}>
      <span style={sign as CSSProperties}>
        <Logo size={36} own={false} />
      </span>
      {[user, admin].map((colour, at) => (
        <span key={at === 0 ? 'user' : 'admin'} className={classes['sample']} style={{ background: colour, color: INK }}>
          {t(at === 0 ? 'field_user' : 'field_admin')}
        </span>
      ))}
      <figcaption>{t('previewText')}</figcaption>
    </figure>
  )
}
