import { useTranslation } from 'react-i18next'

/** The words come when the menu of the person is opened. */
export function ContactLabel() {
  const { t } = useTranslation('support')
  return t('contact')
}
