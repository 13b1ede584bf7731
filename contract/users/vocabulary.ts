import type { Role } from '../access/vocabulary.ts'

/** The flags a person's record carries as `can`. */
export const USER_FLAGS = ['view', 'view_private', 'update', 'disable', 'delete'] as const

export const USER_STATES = ['active', 'disabled', 'all'] as const

export const MEMBER_RELATIONS = ['member', 'agent', 'head', 'deputy'] as const

/** Which flag of `users` lets somebody give this role, and so edit whoever has it (U2). */
export const grantFlagOf = (role: Role) => `grant_${role.toLowerCase()}` as const
