import { mayInquiry } from '@diwan/contract/support/may'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { DETAIL_NAMES } from '@diwan/contract/support/vocabulary'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact, FactButton, FactList } from '../../ui/facts/fact-list.tsx'
import { PersonChip } from '../../ui/person-chip.tsx'
import { ShortIdText } from '../../ui/short-id-text.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { AssignDialog } from './commands/assign-dialog.tsx'
import classes from './inquiry-facts.module.css'
import { Asker } from './list/asker.tsx'
import { useModuleName } from '../releases/public.ts'

interface FactsProps {
  readonly inquiry: Inquiry
}

/** Those that stand in a line where there is no room for all. */
export function FewFacts({ inquiry }: FactsProps) {
  const { t } = useTranslation('support')
  return (
    <>
      <Fact name={t('status')}>
        <StatusBadge status={inquiry.status} plain />
      </Fact>
      <Fact name={t('category')}>{t(`category_${inquiry.category}`)}</Fact>
      <Fact name={t('asker')}>
        <Asker inquiry={inquiry} />
      </Fact>
    </>
  )
}

export function InquiryFacts({ inquiry }: FactsProps) {
  const { t } = useTranslation('support')
  return (
    <aside aria-label={t('facts')}>
      <FactList label={t('facts')}>
        <Fact name={t('column_inquiry')}>
          <ShortIdText shortId={inquiry.shortId} />
        </Fact>
        <Fact name={t('status')}>
          <StatusBadge status={inquiry.status} plain />
        </Fact>
        <Assignee inquiry={inquiry} />
        <Fact name={t('category')}>{t(`category_${inquiry.category}`)}</Fact>
        <Fact name={t('asker')}>
          <Asker inquiry={inquiry} />
        </Fact>
        {inquiry.guest && (
          <Fact name={t('email')}>
            <bdi dir="ltr">{inquiry.guest.email}</bdi>
          </Fact>
        )}
        <Fact name={t('age')}>
          <InstantText seconds={inquiry.createdDate} />
        </Fact>
        <Outcome inquiry={inquiry} />
      </FactList>
      <Place inquiry={inquiry} />
    </aside>
  )
}

/** Changed in place by those who may. */
function Assignee({ inquiry }: FactsProps) {
  const { t } = useTranslation('support')
  const [asking, setAsking] = useState(false)
  const value = inquiry.assignee ? <PersonChip person={inquiry.assignee} /> : t('unassigned')
  if (!mayInquiry(inquiry).assign) return <Fact name={t('assignee')}>{value}</Fact>
  return (
    <>
      <FactButton name={t('assignee')} value={value} onClick={() => setAsking(true)} />
      {asking && <AssignDialog inquiry={inquiry} command="assign" onClose={() => setAsking(false)} />}
    </>
  )
}

/** What became of it. */
function Outcome({ inquiry: { reason, fixedIn, mergedInto, ticket } }: FactsProps) {
  const { t } = useTranslation('support')
  const nameOf = useModuleName()
  return (
    <>
      {reason && <Fact name={t('reason')}>{t(`reason_${reason}`)}</Fact>}
      {fixedIn && (
        <Fact name={t('fixedIn')}>
          {nameOf(fixedIn.module)} <bdi dir="ltr">{fixedIn.version}</bdi>
        </Fact>
      )}
      {mergedInto && (
        <Fact name={t('mergedInto')}>
          <Link to="/admin/support" search={{ id: mergedInto.id } as object}>
            <ShortIdText shortId={mergedInto.shortId} />
          </Link>
        </Fact>
      )}
      {ticket && (
        <Fact name={t('ticket')}>
          <Link to="/ticket-thread/$id" params={{ id: ticket.id }}>
            <ShortIdText shortId={ticket.shortId} />
          </Link>
        </Fact>
      )}
    </>
  )
}

/** From where it was asked; the asker saw all of it before sending. */
function Place({ inquiry: { guest, module, path, details } }: FactsProps) {
  const { t } = useTranslation('support')
  const nameOf = useModuleName()
  const given = DETAIL_NAMES.filter((name) => details[name])
  if (!guest && !module && !path && given.length === 0) return null
  return (
    <section className={classes['place']}>
      <h2>{t('place')}</h2>
      <FactList label={t('place')}>
        {guest && <Fact name={t('page')}>{t('fromLogin')}</Fact>}
        {module && <Fact name={t('askedIn')}>{nameOf(module)}</Fact>}
        {path && (
          <Fact name={t('page')}>
            <bdi dir="ltr" className={classes['path']}>
              {path}
            </bdi>
          </Fact>
        )}
        {given.map((name) => (
          <Fact key={name} name={t(`detail_${name}`)}>
            <bdi dir="ltr">{details[name]}</bdi>
          </Fact>
        ))}
      </FactList>
    </section>
  )
}
