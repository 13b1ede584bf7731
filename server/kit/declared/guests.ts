/** A purpose of links of guests: the module that declares a purpose makes its links and answers for them. */
export interface GuestPurpose {
  readonly purpose: string
}
