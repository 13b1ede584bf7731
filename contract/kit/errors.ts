import type { WrongField } from './wrong-fields.ts'

/** Every refusal has a stable code; its status is written here and its words in the dictionary of the module before the dot. */
export const errorStatus = {
  invalid_input: 400,
  request_id_missing: 400,
  not_signed_in: 401,
  forbidden: 403,
  foreign_origin: 403,
  module_coming_soon: 403,
  module_disabled: 403,
  not_found: 404,
  changed_meanwhile: 409,
  wrong_state: 409,
  request_id_reused: 409,
  too_large: 413,
  too_many_requests: 429,
  failed: 500,
  unavailable: 503,
  'identity.wrong_credentials': 401,
  'identity.setup_code_wrong': 403,
  'identity.setup_done': 409,
  'access.last_super_admin': 409,
  'identity.change_password_failed': 400,
  'identity.password_change_required': 403,
  'identity.browser_needed': 403,
  'identity.too_many_tokens': 409,
  'files.not_available': 400,
  'files.too_many_unused': 429,
  'files.out_of_step': 409,
  'drafts.sent': 409,
  'drafts.too_many': 409,
  'links.too_many': 409,
  'units.wrong_place': 400,
  'units.no_sibling': 400,
  'units.name_taken': 409,
  'units.too_deep': 409,
  'units.parent_archived': 409,
  'access.not_held': 403,
  'access.preview': 403,
  'access.would_lock_out': 409,
  'access.not_offered': 400,
  'access.too_many': 409,
  'access.wrong_dates': 400,
  'modules.core': 409,
  'modules.not_built': 409,
  'modules.version_not_newer': 409,
  'identity.email_not_found': 404,
  'identity.mail_not_set_up': 503,
  'identity.otp_wrong': 400,
  'identity.otp_locked': 429,
  'identity.reset_expired': 403,
  'identity.invitation_expired': 403,
  'users.role_not_yours': 403,
  'users.email_taken': 409,
  'users.not_yourself': 409,
  'users.unknown_link': 400,
  'users.title_taken': 409,
  'users.title_in_use': 409,
  'users.partner_taken': 409,
  'users.partner_in_use': 409,
  'users.photo_gone': 409,
  'audit.not_revertable': 409,
  'units.circle': 409,
  'units.in_use': 409,
  'units.place_gone': 409,
  'units.wrong_target': 400,
  'units.no_person': 400,
  'search.too_many_synonyms': 409,
  'tickets.group_not_in_department': 400,
  'tickets.no_group': 400,
  'tickets.too_many_templates': 409,
  'tickets.template_in_use': 409,
  'tickets.not_on_behalf': 403,
  'tickets.cannot_take': 400,
  'tickets.cannot_take_part': 400,
  'tickets.too_many_participants': 409,
  'tickets.wrong_day': 400,
  'tickets.thread_moved': 409,
  'tickets.edit_over': 409,
  'tickets.reopen_over': 409,
} as const

export type ErrorCode = keyof typeof errorStatus

/** RFC 9457 problem+json as Diwan sends it. `fields` names each wrong input by path with a code of the validation words. */
export interface ProblemBody {
  type: string
  title: string
  status: number
  code: ErrorCode
  requestId?: string
  fields?: WrongField[]
  /** The record as it is now, so that a refused command can be shown against it. */
  current?: unknown
}

/** `tickets.wrong_state` lives in the words of tickets, a bare code in those of the kit. */
export function wordsOf(code: string): { namespace: string; key: string } {
  const dot = code.indexOf('.')
  if (dot < 0) return { namespace: 'kit', key: `error_${code}` }
  return { namespace: code.slice(0, dot), key: `error_${code.slice(dot + 1)}` }
}
