import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

export function ToCatalogue() {
  const { t } = useTranslation('training')
  return (
    <Button
      variant="default"
      renderRoot={(props: object) => <Link to="/user/training" search={{ view: 'catalogue' } as object} {...props} />}
    >
      {t('seeCatalogue')}
    </Button>
  )
}
