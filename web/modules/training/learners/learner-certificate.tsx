import { certificates } from '@diwan/contract/training/endpoints/certificates'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Button } from '@mantine/core'
import { IconBan, IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { markingQueries } from '../api/marking.ts'
import { certificateTones } from '../model/tones.ts'
import classes from './learners.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const RevokeDialog = lazyDialog(() => import('./revoke-dialog.tsx'))

/** What a learner was given for the course: whether it is valid, and for who grades to revoke it. */
export function LearnerCertificate({ enrolment: { id, person, can } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('training')
  const { data } = useQuery(markingQueries.certificate(id))
  const [asks, ask] = useState(false)
  const dialog = useEver(asks)
  if (!data) return null
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <section className={classes['certificate']} data-certificate={data.state} aria-labelledby="certificate">
      <h3 id="certificate">{t('withCertificate')}</h3>
      <FactList label={t('withCertificate')}>
        <Fact name={t('certificateState')}>
          <StateBadge tone={certificateTones[data.state]}>{t(`certificate_${data.state}`)}</StateBadge>
        </Fact>
        <Fact name={t('certificateOn')}>
          <DayText day={data.issuedDay} />
        </Fact>
        {data.expiresDay !== null && (
          <Fact name={t('certificateUntil')}>
            <DayText day={data.expiresDay} />
          </Fact>
        )}
        {data.reason !== '' && (
          <Fact name={t('revokeReason')}>
            <LinkedText text={data.reason} />
          </Fact>
        )}
      </FactList>
      <div className={classes['buttons']}>
        {data.state !== 'revoked' && (
          <Button
            component="a"
            variant="default"
            size="compact-md"
            href={fileAddress(certificates.print, { id })}
            download
            leftSection={<IconDownload {...icon} />}
          >
            {t('saveCertificate')}
          </Button>
        )}
        <Button
          component="a"
          variant="default"
          size="compact-md"
          href={fileAddress(certificates.verify, { code: data.code })}
          target="_blank"
          rel="noreferrer noopener"
          leftSection={<IconShieldCheck {...icon} />}
        >
          {t('verify')}
        </Button>
        {can.grade && data.state === 'valid' && (
          <Button variant="default" color="red" size="compact-md" leftSection={<IconBan {...icon} />} onClick={() => ask(true)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {dialog && (
        <Suspense>
          <RevokeDialog id={id} name={person.fullName} opened={asks} onClose={() => ask(false)} />
        </Suspense>
      )}
    </section>
  )
}
