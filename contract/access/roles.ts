import { z } from 'zod'

export const ROLES = ['USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Roles are compared in any case and kept upper-case (S6.02). */
export const Role = z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(ROLES))

/** Ordinary users live in `/user`; everybody else starts in `/admin`. */
export const isAdminSide = (role: Role): boolean => role !== 'USER'

export const RELATIONS = [
  'own',
  'participant',
  'assigned',
  'group',
  'department',
  'tree',
  'member',
  'audience',
  'step',
  'all',
] as const
export type Relation = (typeof RELATIONS)[number]
export const Relation = z.enum(RELATIONS)
