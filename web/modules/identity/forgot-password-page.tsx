import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccessPage } from './access-page.tsx'

/** The way over a code by mail is not built yet; the screen says whom to ask until then. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('identity')
  return (
    <AccessPage title={t('forgotTitle')} text={t('forgotText')}>
      <Button size="md" fullWidth renderRoot={(props) => <Link to="/access/login" {...props} />}>
        {t('backToSignIn')}
      </Button>
    </AccessPage>
  )
}
