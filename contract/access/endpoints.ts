import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { line, Uuid } from '../kit/ids.ts'
import { CHANGES_A_MINUTE, PEOPLE_OFFERED, QUESTIONS_A_MINUTE } from './limits.ts'
import { Role } from './roles.ts'
import { Explanation, FlagName, GrantToPerson, KnownPerson, Matrix, PersonRights, Preview, SaveMatrix } from './schemas.ts'

export const access = {
  matrix: endpoint({
    name: 'access.matrix',
    summary: 'What every role grants, and how many people hold it.',
    method: 'GET',
    path: '/api/access/matrix',
    access: flag('settings', 'view'),
    input: z.strictObject({}),
    output: Matrix,
  }),
  save: endpoint({
    name: 'access.save',
    summary: 'Changes cells of the matrix; nobody grants what he does not hold.',
    method: 'POST',
    path: '/api/access/matrix',
    access: flag('settings', 'roles'),
    input: SaveMatrix,
    output: Matrix,
    errors: ['changed_meanwhile', 'access.not_held', 'access.would_lock_out', 'access.not_offered'],
    perMinute: CHANGES_A_MINUTE,
  }),
  people: endpoint({
    name: 'access.people',
    summary: 'People by name, to ask about their rights.',
    method: 'GET',
    path: '/api/access/people',
    access: flag('settings', 'view'),
    input: z.strictObject({ q: z.string().trim().max(100).refine(isStorable, 'not_storable').default('') }),
    output: z.object({ items: z.array(KnownPerson).max(PEOPLE_OFFERED) }),
    perMinute: QUESTIONS_A_MINUTE,
  }),
  preview: endpoint({
    name: 'access.preview',
    summary: 'Menus, modules and flags as a role has them. Audited; grants nothing.',
    method: 'POST',
    path: '/api/access/previews',
    access: flag('users', 'impersonate'),
    input: z.strictObject({ role: Role }),
    output: Preview,
    perMinute: CHANGES_A_MINUTE,
  }),
  previewPerson: endpoint({
    name: 'access.previewPerson',
    summary: 'Menus, modules and flags as one person has them. Audited; grants nothing.',
    method: 'POST',
    path: '/api/access/people/{personId}/previews',
    access: flag('users', 'impersonate'),
    input: z.strictObject({ personId: Uuid }),
    output: Preview,
    perMinute: CHANGES_A_MINUTE,
  }),
  explain: endpoint({
    name: 'access.explain',
    summary: 'Why a person may or may not do this, to a record or at all.',
    method: 'GET',
    path: '/api/access/people/{personId}/explanation',
    access: flag('settings', 'view'),
    input: z.strictObject({
      personId: Uuid,
      name: FlagName,
      /** A short id, an id or a link. */
      record: line(500).optional(),
    }),
    output: Explanation,
    perMinute: QUESTIONS_A_MINUTE,
  }),
  ofPerson: endpoint({
    name: 'access.ofPerson',
    summary: 'What was added or denied to one person, beside what the role grants.',
    method: 'GET',
    path: '/api/access/people/{personId}/grants',
    access: flag('settings', 'view'),
    input: z.strictObject({ personId: Uuid }),
    output: PersonRights,
  }),
  grant: endpoint({
    name: 'access.grant',
    summary: 'Adds a right to one person or denies one, for a time or until revoked.',
    method: 'POST',
    path: '/api/access/people/{personId}/grants',
    access: flag('settings', 'roles'),
    input: GrantToPerson,
    output: PersonRights,
    errors: ['access.not_held', 'access.would_lock_out', 'access.not_offered', 'access.too_many', 'access.wrong_dates'],
    perMinute: CHANGES_A_MINUTE,
  }),
  revoke: endpoint({
    name: 'access.revoke',
    summary: 'Takes back an addition or a denial.',
    method: 'DELETE',
    path: '/api/access/people/{personId}/grants/{grantId}',
    access: flag('settings', 'roles'),
    input: z.strictObject({ personId: Uuid, grantId: Uuid }),
    output: PersonRights,
    errors: ['access.not_held'],
    perMinute: CHANGES_A_MINUTE,
  }),
}
