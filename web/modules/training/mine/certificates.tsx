import { certificates } from '@diwan/contract/training/endpoints/certificates'
import type { Certificate } from '@diwan/contract/training/schemas/certificate'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconLink, IconShieldCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { StateBadge } from '../../../ui/status-badge.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { learnQueries } from '../api/learn.ts'
import { certificateTones } from '../model/tones.ts'
import classes from './mine.module.css'

/** What was given for finished courses, to be saved as a file. */
export function Certificates({ label }: { label: string }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const list = useInfiniteQuery(learnQueries.certificates())
  const course = (one: Certificate) => <UserText text={nameOf({ nameAr: one.courseAr, nameEn: one.courseEn })} lines={1} />
  const state = (one: Certificate) => (
    <StateBadge tone={certificateTones[one.state]} plain>
      {t(`certificate_${one.state}`)}
    </StateBadge>
  )
  const day = ({ issuedDay, expiresDay }: Certificate) => (
    <span>
      {t(expiresDay === null ? 'certificateOn' : 'certificateUntil')} <DayText day={expiresDay ?? issuedDay} />
    </span>
  )
  const columns: readonly Column<Certificate>[] = [
    { name: 'course', head: t('certificateCourse'), cell: course },
    { name: 'state', head: t('statusHead'), width: 150, rank: 3, cell: state },
    { name: 'issued', head: t('certificateOn'), width: 130, rank: 2, cell: ({ issuedDay }) => <DayText day={issuedDay} /> },
    {
      name: 'until',
      head: t('certificateUntil'),
      width: 130,
      rank: 1,
      cell: ({ expiresDay }) => expiresDay !== null && <DayText day={expiresDay} />,
    },
    { name: 'save', head: '', width: 120, cell: (one) => <Use certificate={one} /> },
  ]
  return (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} />}
      empty={<EmptyState title={t('noneCertified')} text={t('noneCertifiedText')} literally="noData" />}
    >
      {(rows) => (
        <DataTable
          label={label}
          rows={rows}
          columns={columns}
          of={{
            keyOf: ({ code }) => code,
            title: course,
            lines: (one) => ({ about: day(one), state: state(one), end: <Use certificate={one} /> }),
          }}
        />
      )}
    </ListRows>
  )
}

/** Saves it as a file, opens the page on which anybody may verify it, and copies the address of that page. */
function Use({ certificate: { enrolmentId, code, courseAr, courseEn, state } }: { certificate: Certificate }) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const name = nameOf({ nameAr: courseAr, nameEn: courseEn })
  const verify = fileAddress(certificates.verify, { code })
  return (
    <span className={classes['use']}>
      {state !== 'revoked' && (
        <ActionIcon
          className={classes['enrol'] ?? ''}
          component="a"
          variant="subtle"
          color="gray"
          size={32}
          href={fileAddress(certificates.print, { id: enrolmentId })}
          download
          aria-label={t('downloadCertificate', { name })}
          title={t('downloadCertificate', { name })}
        >
          <IconDownload size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        component="a"
        variant="subtle"
        color="gray"
        size={32}
        href={verify}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={t('verifyCertificate', { name })}
        title={t('verifyCertificate', { name })}
      >
        <IconShieldCheck size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <CopyButton icon={IconLink} label={t('copyCertificate', { name })} text={new URL(verify, location.href).href} />
    </span>
  )
}
