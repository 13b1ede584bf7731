import { useTranslation } from 'react-i18next'

interface Named {
  browser: string | null
  system: string | null
}

/** Browser and system in words. */
export function useDeviceName(): (one: Named) => string {
  const { t } = useTranslation('profile')
  return ({ browser, system }) =>
    browser && system ? t('deviceKnown', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
}
