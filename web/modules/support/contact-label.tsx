import { useTranslation } from 'react-i18next'

export default function ContactLabel() {
  const { t } = useTranslation('support')
  return t('contact')
}
