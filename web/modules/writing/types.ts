import type { Mentionable } from '@diwan/contract/writing/schemas'
import type { ReactNode } from 'react'

/** Who can be mentioned in one place. */
export interface MentionSource {
  /** The query of those offered for what is typed after `@`. */
  readonly people: (text: string) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: () => Promise<readonly Mentionable[]>
  }
  /** What is said of people who do not read it, and the question whether to let one of them in. Without it only readers are offered. */
  readonly others?: { readonly label: string; readonly letIn: (asked: LettingIn) => ReactNode }
}

export interface LettingIn {
  readonly person: Mentionable['person']
  /** They read it now, and are mentioned. */
  readonly onAdded: () => void
  /** The name stays as words. */
  readonly onLeft: () => void
}
