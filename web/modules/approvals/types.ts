import type { ComponentType } from 'react'
import type { Crumb } from '../../ui/page-header.tsx'
import type { Deciding } from './inbox/use-deciding.ts'

/** The open record of a kind, beside the list of those that wait. */
export interface DecisionPaneProps {
  readonly id: string
  readonly deciding: Pick<Deciding, 'next' | 'previous' | 'open'>
  /** Others are chosen: a decision is then about all of them. */
  readonly choosing: boolean
  readonly onDecided: () => void
}

/** The same where there is no room for two panes. */
export interface DecisionScreenProps {
  readonly id: string
  readonly crumbs: readonly Crumb[]
  readonly onDecided: (id: string) => void
}

/** A kind of request whose records the decision inbox lists and opens. */
export interface DecisionKind {
  /** The kind of its runs. */
  readonly kind: string
  /** Hints that say that its lists changed. */
  readonly topics: readonly string[]
  readonly Pane: ComponentType<DecisionPaneProps>
  readonly Screen: ComponentType<DecisionScreenProps>
}
