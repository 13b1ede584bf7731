/** Journeys that are not made against a portal that runs already, each with its reason. */
export const leftOut: readonly { readonly spec: string; readonly why: string }[] = [
  { spec: 'set-up.spec.ts', why: 'begins an empty portal of its own' },
  { spec: 'forgot-password.spec.ts', why: 'starts portals of its own, with and without a mail server' },
  { spec: 'invitation.spec.ts', why: 'reads /dev/mail, which needs web and worker in one process and no proxy' },
  { spec: 'mark-up.spec.ts', why: 'gives the organisation and its people names by which no other journey would know them' },
  { spec: 'sizes.spec.ts', why: 'measures what is fetched, which no replacement changes' },
  { spec: 'screens.spec.ts', why: 'looks at screens, not at what people do with them; half an hour that no replacement changes' },
]

/** Single ones among the others: they open /dev/components, which is shown on the machine itself and never through a proxy, or move a time in its database. */
export const WORKSHOP = '@workshop'
