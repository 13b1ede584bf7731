import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { LinkProps } from '@tanstack/react-router'

/** The open record of a kind, beside the list of those that wait. */
export interface DecisionPaneProps {
  readonly id: string
  /** The neighbours in the list, and how one of them is opened. */
  readonly deciding: {
    readonly next: string | undefined
    readonly previous: string | undefined
    readonly open: (id: string | undefined) => void
  }
  /** Others are chosen: a decision is then about all of them. */
  readonly choosing: boolean
  readonly onDecided: () => void
}

/** The same where there is no room for two panes. */
export interface DecisionScreenProps {
  readonly id: string
  /** The way back, as the header of a page shows it. */
  readonly crumbs: readonly (Pick<LinkProps, 'to' | 'search'> & { readonly label: string })[]
  readonly onDecided: (id: string) => void
}

/** A kind of request whose records the decision inbox lists and opens; its name is `decided_<kind>` of the words. */
export interface DecisionKind {
  /** The kind of its runs. */
  readonly kind: string
  readonly icon: Icon
  /** A person who holds it by no relation is not offered the kind. */
  readonly flag: readonly [module: string, flag: string]
  /** The address of the record, also after its decision. */
  readonly path: (id: string) => string
  readonly Pane: ComponentType<DecisionPaneProps>
  readonly Screen: ComponentType<DecisionScreenProps>
}
