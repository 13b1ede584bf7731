import type { Approval } from '@diwan/contract/approvals/schemas'
import type { Entry } from '@diwan/contract/forms/schemas'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { Fact, FactList } from '../../../ui/facts/fact-list.tsx'
import { PersonPress } from '../../../ui/person-press.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ApprovalChain } from '../../approvals/public.ts'
import { AnswerList } from '../../fields/reading.ts'
import classes from './entry.module.css'

interface EntryBodyProps {
  readonly entry: Entry
  readonly approval: Approval | null
  /** Its status is said above it. */
  readonly headed?: boolean
}

/** What was sent and answered; where there is room, beside it how far it is approved. */
export function EntryBody({ entry, approval, headed = false }: EntryBodyProps) {
  const { t } = useTranslation('forms')
  const { made } = entry
  return (
    <div className={classes['body']}>
      <div className={classes['said']}>
        <FactList label={t('entry')}>
          <Fact name={t('entry')}>
            <ShortIdText shortId={entry.shortId} />
          </Fact>
          {!headed && (
            <Fact name={t('status')}>
              <StatusBadge status={entry.status} />
            </Fact>
          )}
          <Fact name={t('sentBy')}>
            <PersonPress person={entry.by} />
          </Fact>
          <Fact name={t('sentOn')}>
            <InstantText seconds={entry.createdDate} />
          </Fact>
          {made && (
            <Fact name={t('becameOf')}>
              <Link {...linkOf(made.path)}>
                <UserText text={made.title} />
              </Link>
            </Fact>
          )}
        </FactList>
        <section aria-label={t('answers')}>
          <AnswerList answers={entry.answers} />
        </section>
      </div>
      {approval && <ApprovalChain approval={approval} by={entry.by} sent={entry.createdDate} />}
    </div>
  )
}
