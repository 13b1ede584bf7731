/** One mail to one person, already in that person's language. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An appointment that calendar programs read out of the mail; `method` is that which the text states. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly text: string }
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
}

/** How mail leaves the portal. Only jobs send: never a request, never a transaction. */
export interface Mail {
  /** `none`: the portal was started without mail and says so instead of promising any. */
  readonly kind: 'sent' | 'mailbox' | 'none'
  /** The address that mails come from; empty without mail. */
  readonly address: string
  send(letter: Letter): Promise<void>
}

export const noMail: Mail = {
  kind: 'none',
  address: '',
  send: () => Promise.reject(new Error('mail is not set up')),
}
