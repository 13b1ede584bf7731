import type { CourseContent } from '@diwan/contract/training/schemas/course'
import { useTranslation } from 'react-i18next'

/** How the properties of a course are named where its versions are compared. */
export function useCourseDifferences() {
  const { t } = useTranslation(['training', 'fields'])
  const ar = (label: string) => t('inArabic', { ns: 'fields', label })
  const en = (label: string) => t('inEnglish', { ns: 'fields', label })
  return {
    labels: {
      nameAr: ar(t('name')),
      nameEn: en(t('name')),
      descriptionAr: ar(t('description')),
      descriptionEn: en(t('description')),
      categoryAr: ar(t('category')),
      categoryEn: en(t('category')),
      signatoryAr: ar(t('signatory')),
      signatoryEn: en(t('signatory')),
      coverId: t('cover'),
      selfEnrolment: t('selfEnrolment'),
      dueDays: t('dueDays'),
      certificate: t('certificate'),
      validMonths: t('validMonths'),
      sequential: t('sequential'),
      sections: t('outline'),
    } satisfies Record<keyof CourseContent, string>,
    texts: { coverId: () => undefined },
  }
}
