import { useTranslation } from 'react-i18next'

/** The line in the menu of the person; its words come with the menu. */
export function CaptureLabel() {
  return useTranslation('quick-tasks').t('capture')
}
