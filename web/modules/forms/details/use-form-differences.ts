import type { FormContent } from '@diwan/contract/forms/schemas'
import { FORM_PRIORITIES, FORM_TARGETS } from '@diwan/contract/forms/vocabulary'
import { useTranslation } from 'react-i18next'

/** How the properties of a form are named where its versions are compared. */
export function useFormDifferences() {
  const { t } = useTranslation(['forms', 'fields', 'approvals'])
  const both = (label: string) => [t('inArabic', { ns: 'fields', label }), t('inEnglish', { ns: 'fields', label })] as const
  const [[nameAr, nameEn], [descriptionAr, descriptionEn]] = [both(t('name')), both(t('description'))]
  const targets = new Map<unknown, string>(FORM_TARGETS.map((value) => [value, t(`target_${value}`)]))
  const priorities = new Map<unknown, string>(FORM_PRIORITIES.map((value) => [value, t(`priority_${value}`)]))
  return {
    labels: {
      nameAr,
      nameEn,
      descriptionAr,
      descriptionEn,
      target: t('target'),
      groupId: t('group'),
      priority: t('priority'),
      subject: t('subject'),
      request: t('requestFields'),
      once: t('once'),
      maxEntries: t('maxEntries'),
      withdrawable: t('withdrawable'),
      steps: t('steps', { ns: 'approvals' }),
      fields: t('fields', { ns: 'fields' }),
      // the department follows from the group
    } satisfies Record<Exclude<keyof FormContent, 'departmentId'>, string>,
    texts: {
      groupId: () => undefined,
      request: () => undefined,
      target: (value: unknown) => targets.get(value) ?? '',
      priority: (value: unknown) => priorities.get(value),
    },
  }
}
