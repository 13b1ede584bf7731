import type { CustomField } from '@diwan/contract/custom-fields/schemas'

/** A record that has fields of its own. */
export interface Customized {
  readonly id: string
  readonly kind: string
  readonly custom: readonly CustomField[]
  /** Whether this reader may change the record now. */
  readonly may: boolean
  /** What it says afterwards: the screen shows it before anything else is heard. */
  readonly onChanged: (custom: CustomField[]) => void
}
