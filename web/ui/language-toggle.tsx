import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { language } from '../kit/i18n.ts'
import { choose } from '../kit/preferred-language.ts'

/** Says the other language in that language, as those who look for it read it. */
export function LanguageToggle() {
  const { t } = useTranslation('kit')
  const other = language() === 'ar-SA' ? 'en-US' : 'ar-SA'
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      h={36}
      px={10}
      fw={500}
      lang={other}
      onClick={() => void choose(other)}
    >
      {t('otherLanguage')}
    </Button>
  )
}
