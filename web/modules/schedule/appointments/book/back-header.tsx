import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../../ui/page-header.tsx'
import classes from './book.module.css'

/** The header of a step on a phone, which leads back to the step before. */
export function BackHeader({ title, step }: { title: string; step?: number }) {
  const { t } = useTranslation('schedule')
  const { step: _step, ...before }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const crumb =
    step === 3
      ? { label: t('backToTimes'), to: '.' as const, search: before as object }
      : { label: t('backToPurposes'), to: '.' as const, search: {} }
  return (
    <PageHeader
      title={title}
      written
      flush
      crumbs={[crumb]}
      action={step !== undefined && <span className={classes['dim']}>{t('stepOf', { step, steps: 3 })}</span>}
    />
  )
}
