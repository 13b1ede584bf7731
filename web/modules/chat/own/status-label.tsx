import { useTranslation } from 'react-i18next'

/** The words come when the menu of the person is opened. */
export function StatusLabel() {
  const { t } = useTranslation('chat')
  return t('ownStatus')
}
