import type { Looking } from '@diwan/contract/audience/schemas'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { ReactNode } from 'react'

/** A record that is published, as its panel needs it. */
export interface PublishedRecord {
  readonly id: string
  readonly name: string
  readonly endpoints: PublishEndpoints
  /** What is written differs from what its readers see. */
  readonly changed?: boolean
  /** What one of its readers would see. */
  readonly preview?: (looking: Looking) => ReactNode
}
