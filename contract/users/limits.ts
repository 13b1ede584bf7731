/** Names a person or an administrator writes. */
export const MAX_FIRST_NAME = 60
export const MAX_FULL_NAME = 120
/** Why a proposed name was declined. */
export const MAX_DECLINE_REASON = 500
export const NAME_PROPOSALS_A_MINUTE = 5
/** As people space it. */
export const MAX_PHONE = 40
/** Units one person may belong to or work for. */
export const MAX_MEMBERSHIPS = 20
/** What a picker shows; the directory has the rest. */
export const MAX_HITS = 8
/** Hits of the pickers of people. */
export const FOUND_PEOPLE = 20
/** People of one name whose units are asked for together. */
export const MAX_NAMESAKES = 50
/** First passwords made in one call: each is hashed, and hashing is meant to be slow. */
export const MAX_FIRST_PASSWORDS = 50
/** How long the link of an invitation is good, and how many mails an hour one person may be sent. */
export const INVITATION_HOURS = 72
export const INVITATIONS_AN_HOUR = 5
/** Rows of one exported file. */
export const MAX_EXPORT_ROWS = 50_000
/** Changes of one who looks after accounts. */
export const ACCOUNT_CHANGES_A_MINUTE = 30
/** Addresses of one quick invitation. */
export const MAX_INVITED = 50
/** A cursor of people holds a name. */
export const MAX_NAME_CURSOR = 1_200
/** Letters of what is looked for among people. */
export const MAX_SOUGHT = 100
