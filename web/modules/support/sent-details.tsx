import { DETAIL_NAMES } from '@diwan/contract/support/vocabulary'
import { useTranslation } from 'react-i18next'
import type { BrowserDetails } from './use-browser-details.ts'
import classes from './new-inquiry-form.module.css'

/** Everything that goes along with a message. */
export function SentDetails({ path, details }: { path?: string; details: BrowserDetails }) {
  const { t } = useTranslation('support')
  return (
    <dl className={classes['details']} aria-label={t('sentWith')}>
      {path && (
        <>
          <dt>{t('page')}</dt>
          <dd>
            <bdi dir="ltr">{path}</bdi>
          </dd>
        </>
      )}
      {DETAIL_NAMES.filter((name) => details[name]).map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{t(`detail_${name}`)}</dt>
          <dd>
            <bdi dir="ltr">{details[name]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
