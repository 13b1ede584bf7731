import type { Clock } from '../clock/clock.ts'
import type { Letter, Mail } from './mail.ts'

const KEPT = 50

export interface KeptLetter extends Letter {
  readonly at: Date
}

export interface Mailbox extends Mail {
  /** Newest first. */
  letters(): readonly KeptLetter[]
}

/** Where the mails of the demo land: in this process only, so that a code never stands in a table. */
export function createMailbox(clock: Clock): Mailbox {
  let kept: readonly KeptLetter[] = []
  return {
    kind: 'mailbox',
    address: 'portal@diwan.example',
    send: (letter) => {
      kept = [{ ...letter, at: clock.now() }, ...kept].slice(0, KEPT)
      return Promise.resolve()
    },
    letters: () => kept,
  }
}

export const isMailbox = (mail: Mail): mail is Mailbox => mail.kind === 'mailbox'
