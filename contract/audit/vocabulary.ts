/** Modules whose events are administrative history; what any module records with before and after belongs to it too. */
export const AUDITED_MODULES = [
  'settings',
  'access',
  'modules',
  'users',
  'units',
  'titles',
  'partners',
  'search',
  'identity',
] as const
export type AuditedModule = (typeof AUDITED_MODULES)[number]

/** What the operator of the platform reads; everything but the platform itself belongs to the organisation. */
export const PLATFORM_MODULES = ['modules', 'identity', 'platform'] as const

/** A field named like this is never shown, to any reader (H46). */
export const isSecret = (field: string): boolean => /password|secret|token|hash|otp/i.test(field)
export const MASKED = '••••••'
