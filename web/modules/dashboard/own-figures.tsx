import { Radio } from '@mantine/core'
import '@mantine/core/styles/Radio.layer.css'
import { dashboard } from '@diwan/contract/dashboard/endpoints'
import { MAIL_RHYTHMS } from '@diwan/contract/dashboard/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { useWrite } from '../../kit/write.ts'
import { PageSection } from '../../ui/page-sections.tsx'
import { dashboardQueries } from './api.ts'

/** Whether the figures of the overview come by e-mail; for those who have an overview. */
export function OwnFigures() {
  return useHolds('dashboard', 'administer') ? <Choice /> : null
}

function Choice() {
  const { t } = useTranslation('dashboard')
  const { data } = useQuery(dashboardQueries.mail())
  const write = useWrite(dashboard.chooseMail)
  const offered = data?.offered ?? true
  return (
    <PageSection name="figures" title={t('mailTitle')} text={t(offered ? 'mailText' : 'mailNone')}>
      <Radio.Group aria-label={t('mailTitle')} value={data?.rhythm ?? 'never'} onChange={(rhythm) => write.mutate({ rhythm })}>
        {MAIL_RHYTHMS.map((rhythm) => (
          <Radio key={rhythm} value={rhythm} label={t(`mail_${rhythm}`)} disabled={!data || !offered} py={6} />
        ))}
      </Radio.Group>
    </PageSection>
  )
}
