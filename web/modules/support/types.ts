import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'

/** The commands that ask something first. */
export type Asking = 'assign' | 'convert' | 'plan' | 'merge' | 'close' | 'spam'

/** Every dialog of a command. */
export interface DialogProps {
  readonly inquiry: Inquiry
  readonly command: Asking | 'settle'
  readonly onClose: () => void
}
