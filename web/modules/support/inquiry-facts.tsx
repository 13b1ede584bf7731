import { DETAIL_NAMES } from '@diwan/contract/support/vocabulary'
import type { Inquiry } from '@diwan/contract/support/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../ui/person-chip.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './inquiry-screen.module.css'

export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('support')
  const { asker, guest, assignee, module, path, details, fixedIn, reason, ticket, mergedInto } = inquiry
  const given = DETAIL_NAMES.filter((name) => details[name])
  return (
    <aside aria-label={t('facts')}>
      <dl className={classes['facts']}>
        <Fact label={t('column_inquiry')} value={<ShortIdText shortId={inquiry.shortId} />} />
        <Fact label={t('status')} value={<StatusBadge status={inquiry.status} />} />
        {reason && <Fact label={t('reason')} value={t(`reason_${reason}`)} />}
        <Fact label={t('category')} value={t(`category_${inquiry.category}`)} />
        <Fact label={t('asker')} value={asker ? <PersonChip person={asker} /> : <UserText text={guest?.name ?? ''} />} />
        {guest && <Fact label={t('email')} value={<bdi dir="ltr">{guest.email}</bdi>} />}
        <Fact label={t('assignee')} value={assignee ? <PersonChip person={assignee} /> : t('unassigned')} />
        <Fact label={t('age')} value={<InstantText seconds={inquiry.createdDate} />} />
        {guest && <Fact label={t('askedAt')} value={t('fromLogin')} />}
        {module && <Fact label={t('askedIn')} value={<bdi dir="ltr">{module}</bdi>} />}
        {path && <Fact label={t('askedAt')} value={<bdi dir="ltr">{path}</bdi>} />}
        {given.map((name) => (
          <Fact key={name} label={t(`detail_${name}`)} value={<bdi dir="ltr">{details[name]}</bdi>} />
        ))}
        {fixedIn && <Fact label={t('fixedIn')} value={<bdi dir="ltr">{`${fixedIn.module} ${fixedIn.version}`}</bdi>} />}
        {mergedInto && (
          <Fact
            label={t('mergedInto')}
            value={
              <Link to="/admin/support" search={{ id: mergedInto.id }}>
                <ShortIdText shortId={mergedInto.shortId} />
              </Link>
            }
          />
        )}
        {ticket && (
          <Fact
            label={t('ticket')}
            value={
              <Link to="/ticket-thread/$id" params={{ id: ticket.id }}>
                <ShortIdText shortId={ticket.shortId} />
              </Link>
            }
          />
        )}
      </dl>
    </aside>
  )
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
