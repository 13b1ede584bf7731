import type { Looking } from '@diwan/contract/audience/schemas'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import type { ReactNode } from 'react'
import type { Problem } from '../../kit/problem.ts'

/** A record that is published, as its panel needs it. */
export interface PublishedRecord {
  readonly id: string
  readonly name: string
  readonly endpoints: PublishEndpoints
  /** What is written differs from what its readers see. */
  readonly changed?: boolean
  /** What one of its readers would see. */
  readonly preview?: (looking: Looking) => ReactNode
  /** What stands against publishing it lies in the record itself: it is told there. */
  readonly onRefused?: (problem: Problem) => void
}
