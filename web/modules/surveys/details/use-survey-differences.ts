import type { SurveyContent } from '@diwan/contract/surveys/schemas'
import { useTranslation } from 'react-i18next'

/** How the properties of a survey are named where its versions are compared. */
export function useSurveyDifferences() {
  const { t } = useTranslation(['surveys', 'fields'])
  const both = (label: string) => [t('inArabic', { ns: 'fields', label }), t('inEnglish', { ns: 'fields', label })] as const
  const [[nameAr, nameEn], [descriptionAr, descriptionEn]] = [both(t('name')), both(t('description'))]
  return {
    labels: {
      nameAr,
      nameEn,
      descriptionAr,
      descriptionEn,
      anonymous: t('anonymous'),
      breakdown: t('breakdown'),
      k: t('k'),
      shareResults: t('shareResults'),
      fields: t('fields', { ns: 'fields' }),
    } satisfies Record<keyof SurveyContent, string>,
  }
}
