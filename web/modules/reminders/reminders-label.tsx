import { useTranslation } from 'react-i18next'

/** The words come when the menu of the person is opened. */
export function RemindersLabel() {
  const { t } = useTranslation('reminders')
  return t('mine')
}
