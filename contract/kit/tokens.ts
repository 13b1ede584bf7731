/** By whom somebody is addressed: everyone, a role, a unit with all below it, a title, a partner, a person. */
export type AudienceToken = 'all' | `${'role' | 'unit' | 'title' | 'partner' | 'person'}:${string}`

/** Tokens of one record. */
export const MAX_TOKENS = 50

export const unitToken = (id: string): AudienceToken => `unit:${id}`
export const roleToken = (role: string): AudienceToken => `role:${role}`
export const titleToken = (id: string): AudienceToken => `title:${id}`
export const personToken = (id: string): AudienceToken => `person:${id}`

interface Addressed {
  readonly id: string
  readonly role: string
  /** Own ones and those above them. */
  readonly unitIds: readonly string[]
  readonly title_id: string | null
  readonly partner_id: string | null
}

/** What a person is addressed by. Who comes from a partner is not one of the organisation's own: neither everyone nor a unit means them. */
export const tokensOf = ({ id, role, unitIds, title_id: title, partner_id: partner }: Addressed): AudienceToken[] => [
  ...(partner === null ? (['all', ...unitIds.map(unitToken)] as const) : [`partner:${partner}` as const]),
  roleToken(role),
  ...(title === null ? [] : [`title:${title}` as const]),
  `person:${id}`,
]
