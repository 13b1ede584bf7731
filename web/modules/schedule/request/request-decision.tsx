import { useNavigate } from '@tanstack/react-router'
import type { DecisionPaneProps, DecisionScreenProps } from '../../../kit/decisions.ts'
import RequestPane from './request-pane.tsx'

/** A request beside the list of those that wait for the reader. */
export default function RequestDecision({ id, deciding, choosing, onDecided }: DecisionPaneProps) {
  return (
    <RequestPane
      id={id}
      deciding={deciding}
      choosing={choosing}
      onClose={() => deciding.open(deciding.next)}
      onDecided={onDecided}
    />
  )
}

/** The same where there is no room for two panes. */
export function RequestDecisionScreen({ id, crumbs, onDecided }: DecisionScreenProps) {
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '.', search: crumbs.at(-1)?.search ?? {} })
  return <RequestPane id={id} crumbs={crumbs} onClose={leave} onDecided={() => onDecided(id)} />
}
