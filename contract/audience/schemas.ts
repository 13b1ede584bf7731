import { z } from 'zod'
import { MAX_TOKENS } from '../kit/tokens.ts'
import { Person } from '../users/schemas/person.ts'

/** As PostgreSQL writes it: a token is compared letter by letter. */
const Id = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** By whom a record is addressed, as it travels. */
export const Token = z.union([
  z.literal('all'),
  z.templateLiteral(['role:', z.string().regex(/^[A-Z_]{2,20}$/)]),
  z.templateLiteral([z.enum(['unit', 'title', 'partner', 'person']), ':', Id]),
])

/** Whom a record addresses: nobody twice. */
export const Tokens = z
  .array(Token)
  .max(MAX_TOKENS)
  .refine((tokens) => new Set(tokens).size === tokens.length, 'twice')

/** The same in a query, with commas between them. */
export const TokensInQuery = z
  .string()
  .max(3_000)
  .default('')
  .refine((text) => text === '' || Tokens.safeParse(text.split(',')).success, 'invalid_format')

/** A unit, a title, a partner or a person as somebody is addressed by it; everyone and a role are called by the words of the portal. */
export const Addressee = z.object({ token: Token, nameAr: z.string(), nameEn: z.string() })
export type Addressee = z.infer<typeof Addressee>

/** Whom tokens reach now: how many, and the first of them by name. */
export const Reached = z.object({ count: z.int(), items: z.array(Person), next: z.string().nullable() })
export type Reached = z.infer<typeof Reached>

/** One of those whom a record addresses, as its publisher looks at it through this person's eyes. */
export const Looking = z.object({
  person: Person,
  language: z.enum(['ar', 'en']),
  /** Of those of the record, the ones that mean this person. */
  tokens: z.array(Token),
  /** Whether this person may open it now. */
  sees: z.boolean(),
})
export type Looking = z.infer<typeof Looking>
