import { MAX_REPORT_DAYS } from '@diwan/contract/tickets/limits'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { ReportRange } from '../model/report-range.ts'

/** Why there is no report of the chosen days. */
export function ReportRefused({ problem }: { problem: NonNullable<ReportRange['problem']> }) {
  const { t } = useTranslation(['tickets', 'checks'])
  const title =
    problem === 'tooLong'
      ? t('reportTooLong', { count: MAX_REPORT_DAYS })
      : t('invalid_date_from_after_date_to', { ns: 'checks' })
  return <EmptyState icon={IconCalendar} title={title} text={t('reportOtherDays')} />
}
