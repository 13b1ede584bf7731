import { z } from 'zod'
import { RELATIONS, ROLES } from './vocabulary.ts'

/** Roles are compared in any case and kept upper-case (S6.02). */
export const Role = z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() : value), z.enum(ROLES))

export const Relation = z.enum(RELATIONS)
