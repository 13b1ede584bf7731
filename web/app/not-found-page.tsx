import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FullPage } from './full-page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <FullPage title={t('notFoundTitle')} text={t('notFoundText')}>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('goHome')}</Button>
    </FullPage>
  )
}
