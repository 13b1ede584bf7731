/** One mail to one person, already in that person's language. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>
}

/** How mail leaves the portal. Only jobs send: never a request, never a transaction. */
export interface Mail {
  /** `none`: the portal was started without mail and says so instead of promising any. */
  readonly kind: 'sent' | 'mailbox' | 'none'
  send(letter: Letter): Promise<void>
}

export const noMail: Mail = {
  kind: 'none',
  send: () => Promise.reject(new Error('mail is not set up')),
}
