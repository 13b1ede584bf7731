import { applications } from '@diwan/contract/opportunities/endpoints'
import type { Application } from '@diwan/contract/opportunities/schemas'
import { isolate } from '@diwan/core/direction'
import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { AttachmentList } from '../../../ui/attachment-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ApplicationBadge } from '../user/application-badge.tsx'
import classes from './applicants.module.css'

interface Props {
  readonly of: Application
  readonly chosen?: boolean
  readonly onTurn?: () => void
}

/** One applicant: who, from where, what was written, and how it stands. */
export function ApplicantRow({ of, chosen = false, onTurn }: Props) {
  const { t } = useTranslation('opportunities')
  const nameOf = useLocalName()
  const page = useDirection()
  const review = useWrite(applications.review)
  const release = useWrite(applications.release)
  const at = { id: of.id, version: of.version }
  return (
    <li className={classes['row']} data-row data-id={of.id} tabIndex={-1} data-chosen={chosen || undefined}>
      <span className={classes['lead']}>
        {onTurn && <Checkbox size="xs" checked={chosen} onChange={onTurn} aria-label={isolate(of.by.fullName, page)} />}
        {of.waitingNo !== null && <bdi className={classes['place']}>{of.waitingNo}</bdi>}
      </span>
      <span className={classes['who']}>
        <PersonChip person={of.by} />
        {of.unit && (
          <small>
            <UserText text={nameOf(of.unit)} lines={1} />
          </small>
        )}
      </span>
      <span className={classes['note']}>
        {of.note !== '' && <UserText text={of.note} lines={2} />}
        {of.reason !== '' && (
          <small>
            <UserText text={of.reason} lines={1} />
          </small>
        )}
        <AttachmentList files={of.files} />
      </span>
      <span className={classes['state']}>
        <ApplicationBadge of={of} decider />
        {of.reviewer && <small>{t('reviewedBy', { name: isolate(of.reviewer.fullName, page) })}</small>}
      </span>
      <span className={classes['when']}>
        <UpdatedText seconds={of.createdDate} />
      </span>
      {of.can.decide && (of.status === 'SENT' || of.status === 'CHECKING') && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => (of.status === 'SENT' ? review : release).mutate(at)}
        >
          {of.status === 'SENT' ? t('review') : t('release')}
        </Button>
      )}
    </li>
  )
}
