import { opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { useTranslation } from 'react-i18next'
import type { DecisionPaneProps, DecisionScreenProps } from '../../../kit/decisions.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ApprovalChain, DecideBar, DecisionPaneBar } from '../../approvals/public.ts'
import { OpenedOpportunity } from '../parts/opened.tsx'
import { OpportunityFacts } from '../parts/opportunity-facts.tsx'
import classes from './opportunity-decision.module.css'

interface DecidedProps {
  readonly of: OpenOpportunity
  readonly choosing?: boolean
  readonly onDecided: () => void
}

/** An opportunity beside the list of what waits for the reader. */
export default function OpportunityDecision({ id, deciding, choosing, onDecided }: DecisionPaneProps) {
  const { t } = useTranslation('opportunities')
  return (
    <OpenedOpportunity id={id} crumbs={[]}>
      {(of) => (
        <div className={classes['screen']}>
          <DecisionPaneBar
            title={of.opportunity.position || t('untitled')}
            beside={<StatusBadge status={of.opportunity.status} />}
            deciding={deciding}
          />
          <Decided of={of} choosing={choosing} onDecided={onDecided} />
        </div>
      )}
    </OpenedOpportunity>
  )
}

/** The same where there is no room for two panes. */
export function OpportunityDecisionScreen({ id, crumbs, onDecided }: DecisionScreenProps) {
  const { t } = useTranslation('opportunities')
  return (
    <OpenedOpportunity id={id} crumbs={crumbs}>
      {(of) => (
        <div className={classes['screen']} data-fills>
          <PageHeader
            title={of.opportunity.position || t('untitled')}
            written
            crumbs={crumbs}
            action={<StatusBadge status={of.opportunity.status} />}
            flush
          />
          <Decided of={of} onDecided={() => onDecided(id)} />
        </div>
      )}
    </OpenedOpportunity>
  )
}

function Decided({ of, choosing = false, onDecided }: DecidedProps) {
  const { opportunity: record, approval } = of
  const decides = approval !== null && record.can.approve && (record.status === 'SENT' || record.status === 'CHECKING')
  return (
    <>
      <div className={classes['scrolled']}>
        <OpportunityFacts of={of} />
        {approval && <ApprovalChain approval={approval} by={record.createdBy} />}
      </div>
      {decides && !choosing && (
        <div className={classes['foot']}>
          <DecideBar
            id={record.id}
            version={record.version}
            approval={approval}
            endpoints={opportunityDecisions}
            onDecided={onDecided}
          />
        </div>
      )}
    </>
  )
}
