import type { CancelApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import type { Approval, ShownStep } from '@diwan/contract/approvals/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { isolate } from '@diwan/core/direction'
import { IconArrowBackUp, IconCheck, IconDots, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { instantWithin, useDirection, useLocalName } from '../../kit/formats.ts'
import { useSession } from '../../kit/session.ts'
import { Letter } from '../../ui/person-chip.tsx'
import { InstantText } from '../../ui/time-text.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './approvals.module.css'
import { CancelApproval } from './cancel-approval.tsx'

interface ApprovalChainProps {
  readonly approval: Approval
  /** The person who sent it, with the time if the record keeps it. */
  readonly by: Person
  readonly sent?: number
  /** Where its reader may cancel the approval now. */
  readonly cancel?: CancelApprovalEndpoints & { readonly id: string; readonly version: number }
}

/** The way of a record through its steps: people, with what each decided and when. */
export function ApprovalChain({ approval, by, sent, cancel }: ApprovalChainProps) {
  const { t } = useTranslation('approvals')
  return (
    <section aria-label={t('chain')} className={classes['chain']}>
      <h2>{t('chain')}</h2>
      <ol>
        <Line person={by} about={t('requester')} sign="approved">
          {t('sentIt')} {sent !== undefined && <InstantText seconds={sent} />}
        </Line>
        {approval.steps.map((step) => (
          <Step key={step.place} step={step} approval={approval} />
        ))}
      </ol>
      {cancel && <CancelApproval {...cancel} />}
      {approval.earlier.length > 0 && <Earlier earlier={approval.earlier} />}
    </section>
  )
}

/** Decisions from before the request was sent again, or its approval was canceled. */
function Earlier({ earlier }: { earlier: Approval['earlier'] }) {
  const { t } = useTranslation('approvals')
  return (
    <>
      <h3>{t('earlier')}</h3>
      <ol>
        {earlier.map(({ by, outcome, reason, date }) => (
          <Line key={`${by.id} ${outcome} ${date}`} person={by} about="" sign={SIGN_OF[outcome]}>
            {t(`did_${outcome}`)} <InstantText seconds={date} />
            {reason && (
              <div>
                <LinkedText text={reason} />
              </div>
            )}
          </Line>
        ))}
      </ol>
    </>
  )
}

const SIGN_OF = { approved: 'approved', rejected: 'rejected', returned: 'returned', canceled: 'rejected' } as const

function Step({ step, approval }: { step: ShownStep; approval: Approval }) {
  const { t } = useTranslation('approvals')
  const page = useDirection()
  const me = useSession()?.metadata.id
  const decided = step.decisions.map((one) => (
    <Line
      key={one.by.id}
      person={one.by}
      about={one.forPerson ? t('forPerson', { name: isolate(one.forPerson.fullName, page) }) : ''}
      sign={SIGN_OF[one.outcome]}
    >
      {one.carried ? t('carried') : t(`did_${one.outcome}`)} <InstantText seconds={one.date} />
      {one.inPlace && <div>{t('inPlace')}</div>}
      {one.reason && (
        <div>
          <LinkedText text={one.reason} />
        </div>
      )}
    </Line>
  ))
  if (step.state === 'later')
    return (
      <Line person={step.person} about="" sign="later" name={<StepTitle step={step} />}>
        {t('later')}
      </Line>
    )
  if (step.state !== 'waiting' && step.state !== 'claimed') return decided
  const until = approval.dueDate === null ? null : t('until', { date: instantWithin(approval.dueDate) })
  return (
    <>
      {decided}
      {step.people.map(({ person, via, forPerson }) => (
        <Line
          key={person.id}
          person={person}
          about={
            forPerson
              ? t('forPerson', { name: isolate(forPerson.fullName, page) })
              : person.id === me
                ? t('you')
                : t(`via_${via}`)
          }
          sign="waiting"
          mine={person.id === me}
        >
          <span>{approval.claimedBy?.id === person.id ? t('claimedNow') : t(person.id === me ? 'waitsForYou' : 'waitsFor')}</span>
          {until && <div>{until}</div>}
        </Line>
      ))}
    </>
  )
}

/** Who a step will ask, as it was written. */
function StepTitle({ step }: { step: ShownStep }) {
  const { t } = useTranslation('approvals')
  const nameOf = useLocalName()
  if (step.person) return <UserText text={step.person.fullName} />
  if (step.unit) return <UserText text={nameOf(step.unit)} />
  return t(`who_${step.who === 'heads' ? step.scope : step.who}`)
}

interface LineProps {
  readonly person: Person | null
  readonly about: string
  readonly sign: 'approved' | 'rejected' | 'returned' | 'waiting' | 'later'
  readonly name?: ReactNode
  /** It waits for its reader. */
  readonly mine?: boolean
  readonly children: ReactNode
}

const signs = { approved: IconCheck, rejected: IconX, returned: IconArrowBackUp, waiting: IconDots, later: null }

function Line({ person, about, sign, name, mine = false, children }: LineProps) {
  const Sign = signs[sign]
  return (
    <li data-state={sign} data-mine={mine || undefined}>
      <span className={classes['face']}>
        {person ? (
          <Letter id={person.id} name={person.fullName} photo={person.photo} size={34} />
        ) : (
          <span className={classes['nobody']} />
        )}
        <span className={classes['sign']} aria-hidden>
          {Sign && <Sign size={11} stroke={2.4} />}
        </span>
      </span>
      <div>
        <div className={classes['who']}>
          <strong>{name ?? (person && <UserText text={person.fullName} />)}</strong>
          {about && <span>{about}</span>}
        </div>
        <div className={classes['what']}>{children}</div>
      </div>
    </li>
  )
}
