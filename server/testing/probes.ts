import { documentFromText } from '@diwan/core/document'
import { access } from '@diwan/contract/access/endpoints'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { audit } from '@diwan/contract/audit/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { identity } from '@diwan/contract/identity/endpoints'
import { profile } from '@diwan/contract/identity/endpoints/profile'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { modules } from '@diwan/contract/modules/endpoints'
import { MODULE_COLOURS } from '@diwan/contract/modules/vocabulary'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { synonyms } from '@diwan/contract/search/endpoints'
import { settings } from '@diwan/contract/settings/endpoints'
import type { TicketCommand } from '@diwan/contract/tickets/moves'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { units } from '@diwan/contract/units/endpoints'
import type { TestPerson } from './people.ts'
import { TEST_PASSWORD } from './people.ts'
import { randomUUID } from 'node:crypto'
import { templateProbes } from './template-probes.ts'
import { ticketCommandProbes } from './ticket-probes.ts'
import { userProbes } from './user-probes.ts'
import type { World } from './world.ts'

/** How the access test asks an endpoint who may call it. The flag is written here a second time, on purpose. */
export type Probe =
  /** Nobody is refused for who he is; `code` is what a wrong guess gets. */
  | { readonly kind: 'anyone'; readonly input: object; readonly code: ErrorCode }
  | { readonly kind: 'signedIn'; readonly input: object; readonly answer?: number }
  /** Something of the caller himself, by id: somebody else's does not exist for him, whoever he is. */
  | { readonly kind: 'ownRecord'; readonly id: (person: TestPerson) => string }
  /** Whoever holds the flag on any relation. */
  | {
      readonly kind: 'door'
      readonly flag: string
      readonly input: (group: GroupPlace, w: World) => object | Promise<object>
      /** What whoever passes is told, where it is not 200: the flag was asked before. */
      readonly answer?: string
    }
  /** One unit by id, in its first version: `groupId` has one member and nothing else. */
  | { readonly kind: 'unit'; readonly flag: string; readonly input: (unit: UnitPlace) => object; readonly answers?: ErrorCode }
  /** One ticket by id. */
  | {
      readonly kind: 'record'
      readonly flag: string
      readonly input: (id: string) => object
      /** By which the moves decide, where they do. */
      readonly command?: TicketCommand
      /** What whoever may is told, where it is not 200. */
      readonly answer?: string
    }
  /** Exactly the tickets the oracle names. */
  | { readonly kind: 'list' | 'count'; readonly flag: string }

export type RecordProbe = Extract<Probe, { kind: 'record' }>

export interface UnitPlace extends GroupPlace {
  /** A member of the group. */
  readonly personId: string
}

export interface GroupPlace {
  readonly departmentId: string
  readonly groupId: string
}

const NOBODY = '01890000-0000-7000-8000-000000000000'
const OTHER = '01890000-0000-7000-8000-000000000001'
const text = documentFromText('نص', 'rtl')
const newName = (): string => randomUUID().slice(0, 8)
const guess = { email: 'nobody@test.example', password: 'Wrong@1234' }

const table: readonly (readonly [Endpoint, Probe])[] = [
  [identity.login, { kind: 'anyone', input: guess, code: 'identity.wrong_credentials' }],
  [
    identity.setUp,
    {
      kind: 'anyone',
      input: { ...guess, code: 'AAAA-AAAA-AAAA', organisationNameAr: 'م', organisationNameEn: 'O', fullName: 'سارة' },
      code: 'identity.setup_code_wrong',
    },
  ],
  [identity.forgotPassword, { kind: 'anyone', input: { email: guess.email }, code: 'identity.email_not_found' }],
  [identity.verifyCode, { kind: 'anyone', input: { code: '000000' }, code: 'identity.otp_wrong' }],
  [
    identity.resetPassword,
    { kind: 'anyone', input: { password: 'Another@456', confirmation: 'Another@456' }, code: 'identity.reset_expired' },
  ],
  [
    identity.acceptInvitation,
    {
      kind: 'anyone',
      input: { token: 'none', password: 'Another@456', confirmation: 'Another@456' },
      code: 'identity.invitation_expired',
    },
  ],
  [identity.session, { kind: 'signedIn', input: {} }],
  [profile.prefer, { kind: 'signedIn', input: { language: 'ar' } }],
  [profile.open, { kind: 'signedIn', input: {} }],
  [
    profile.change,
    {
      kind: 'signedIn',
      input: { version: 1, firstName: '', lastName: '', fullName: 'سارة', otherName: '', mobile: null, phoneNumber: null },
    },
  ],
  [identity.logout, { kind: 'signedIn', input: {} }],
  [
    identity.changePassword,
    { kind: 'signedIn', input: { current: TEST_PASSWORD, password: 'Another@456', confirmation: 'Another@456' } },
  ],
  [identity.sessions, { kind: 'signedIn', input: {} }],
  [identity.signIns, { kind: 'signedIn', input: {} }],
  [identity.apiTokens, { kind: 'signedIn', input: {} }],
  [identity.createApiToken, { kind: 'signedIn', input: { name: 'برنامج', days: 30 } }],
  [identity.revokeApiToken, { kind: 'ownRecord', id: ({ apiTokenId }) => apiTokenId }],
  [identity.endOtherSessions, { kind: 'signedIn', input: {} }],
  [identity.endSession, { kind: 'ownRecord', id: ({ sessionId }) => sessionId }],
  [files.upload, { kind: 'signedIn', input: { name: 'photo.png', purpose: 'photo' } }],
  [files.begin, { kind: 'signedIn', input: { name: 'عقد.pdf', purpose: 'attachment5', bytes: 9 } }],
  [files.progress, { kind: 'signedIn', input: { id: NOBODY }, answer: 404 }],
  [files.append, { kind: 'signedIn', input: { id: NOBODY, offset: 0 }, answer: 404 }],
  [files.finish, { kind: 'signedIn', input: { id: NOBODY }, answer: 404 }],
  [files.abandon, { kind: 'signedIn', input: { id: NOBODY }, answer: 404 }],
  [files.read, { kind: 'anyone', input: { id: '01890000-0000-7000-8000-000000000000' }, code: 'not_found' }],
  [links.list, { kind: 'signedIn', input: { id: NOBODY }, answer: 404 }],
  [links.link, { kind: 'signedIn', input: { id: NOBODY, otherId: OTHER }, answer: 404 }],
  [links.unlink, { kind: 'signedIn', input: { id: NOBODY, linkId: OTHER }, answer: 404 }],
  [links.named, { kind: 'signedIn', input: { shortIds: 'AAA000' } }],
  [drafts.list, { kind: 'signedIn', input: {} }],
  [drafts.save, { kind: 'signedIn', input: { id: NOBODY, kind: 'ticket', key: '', content: { message: 'نص' }, version: 0 } }],
  [drafts.discard, { kind: 'signedIn', input: { id: NOBODY } }],
  [modules.list, { kind: 'signedIn', input: {} }],
  [audit.list, { kind: 'door', flag: 'audit.view', input: () => ({}) }],
  [audit.people, { kind: 'door', flag: 'audit.view', input: () => ({}) }],
  [audit.export, { kind: 'door', flag: 'audit.view', input: () => ({}) }],
  [audit.preview, { kind: 'door', flag: 'audit.view', input: ({ groupId }) => ({ id: groupId }), answer: '404 not_found' }],
  [audit.revert, { kind: 'door', flag: 'audit.view', input: ({ groupId }) => ({ id: groupId }), answer: '404 not_found' }],
  [settings.shown, { kind: 'signedIn', input: {} }],
  [settings.open, { kind: 'door', flag: 'settings.view', input: () => ({}) }],
  [settings.backups, { kind: 'door', flag: 'settings.view', input: () => ({}) }],
  [settings.change, { kind: 'door', flag: 'settings.organisation', input: () => ({ version: 1 }) }],
  [synonyms.list, { kind: 'door', flag: 'settings.view', input: () => ({}) }],
  [synonyms.create, { kind: 'door', flag: 'settings.organisation', input: () => ({ words: [newName(), newName()] }) }],
  [
    synonyms.update,
    {
      kind: 'door',
      flag: 'settings.organisation',
      input: () => ({ id: NOBODY, version: 1, words: [newName(), newName()] }),
      answer: '404 not_found',
    },
  ],
  [
    synonyms.delete,
    { kind: 'door', flag: 'settings.organisation', input: () => ({ id: NOBODY, version: 1 }), answer: '404 not_found' },
  ],
  [modules.news, { kind: 'signedIn', input: {} }],
  [modules.newsSeen, { kind: 'signedIn', input: {} }],
  [modules.registry, { kind: 'door', flag: 'modules.view', input: () => ({}) }],
  [modules.history, { kind: 'door', flag: 'modules.view', input: () => ({ key: 'tickets' }) }],
  [
    modules.changeStatus,
    {
      kind: 'door',
      flag: 'modules.status',
      input: () => ({ key: 'tickets', revision: 99, status: 'BETA', enabled: true }),
      answer: '409 changed_meanwhile',
    },
  ],
  [
    modules.changeVersion,
    {
      kind: 'door',
      flag: 'modules.version',
      input: () => ({ key: 'tickets', revision: 99, version: '9.0.0' }),
      answer: '409 changed_meanwhile',
    },
  ],
  [
    modules.changeColours,
    {
      kind: 'door',
      flag: 'modules.colours',
      input: () => ({ key: 'tickets', revision: 99, ...MODULE_COLOURS }),
      answer: '409 changed_meanwhile',
    },
  ],
  [access.matrix, { kind: 'door', flag: 'settings.view', input: () => ({}) }],
  [access.people, { kind: 'door', flag: 'settings.view', input: () => ({ q: 'شخص' }) }],
  [
    access.save,
    {
      kind: 'door',
      flag: 'settings.roles',
      input: () => ({ version: 0, changes: [{ role: 'USER', name: 'tickets.reply', relations: [] }] }),
      answer: '409 changed_meanwhile',
    },
  ],
  [access.preview, { kind: 'door', flag: 'users.impersonate', input: () => ({ role: 'TECH' }) }],
  [
    access.previewPerson,
    { kind: 'door', flag: 'users.impersonate', input: () => ({ personId: NOBODY }), answer: '404 not_found' },
  ],
  [
    access.explain,
    {
      kind: 'door',
      flag: 'settings.view',
      input: () => ({ personId: NOBODY, name: 'tickets.view' }),
      answer: '404 not_found',
    },
  ],
  [access.ofPerson, { kind: 'door', flag: 'settings.view', input: () => ({ personId: NOBODY }), answer: '404 not_found' }],
  [
    access.grant,
    {
      kind: 'door',
      flag: 'settings.roles',
      input: () => ({ personId: NOBODY, name: 'tickets.view', effect: 'add', relations: ['own'], reason: 'سبب' }),
      answer: '404 not_found',
    },
  ],
  [
    access.revoke,
    {
      kind: 'door',
      flag: 'settings.roles',
      input: () => ({ personId: NOBODY, grantId: NOBODY }),
      answer: '404 not_found',
    },
  ],
  [units.choices, { kind: 'door', flag: 'tickets.create', input: () => ({}) }],
  [
    units.import,
    {
      kind: 'door',
      flag: 'departments.manage',
      input: () => ({ csv: 'path_ar,path_en,kind\nقسم,Section,department', dryRun: true }),
    },
  ],
  [units.export, { kind: 'door', flag: 'departments.manage', input: () => ({}) }],
  [units.children, { kind: 'door', flag: 'departments.view', input: () => ({}) }],
  [units.count, { kind: 'door', flag: 'departments.view', input: () => ({}) }],
  [units.search, { kind: 'door', flag: 'departments.view', input: () => ({ text: 'وحدة' }) }],
  [
    units.create,
    {
      kind: 'door',
      flag: 'departments.manage',
      input: ({ groupId }) => ({ kind: 'level', parentId: groupId, nameAr: newName(), nameEn: newName() }),
    },
  ],
  [units.open, { kind: 'unit', flag: 'departments.view', input: ({ groupId }) => ({ id: groupId }) }],
  [
    units.rename,
    {
      kind: 'unit',
      flag: 'departments.manage',
      input: ({ groupId }) => ({ id: groupId, version: 1, nameAr: newName(), nameEn: newName() }),
    },
  ],
  [
    units.previewMove,
    { kind: 'unit', flag: 'departments.manage', input: ({ groupId, departmentId }) => ({ id: groupId, parentId: departmentId }) },
  ],
  [
    units.move,
    {
      kind: 'unit',
      flag: 'departments.manage',
      input: ({ groupId, departmentId }) => ({ id: groupId, version: 1, parentId: departmentId }),
    },
  ],
  [units.previewDelete, { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId }) }],
  [units.delete, { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId, version: 1 }) }],
  [units.members, { kind: 'unit', flag: 'departments.view', input: ({ groupId }) => ({ id: groupId }) }],
  [
    units.join,
    {
      kind: 'unit',
      flag: 'departments.manage',
      input: ({ groupId, personId }) => ({ id: groupId, userId: personId, relation: 'head' }),
    },
  ],
  [
    units.leave,
    {
      kind: 'unit',
      flag: 'departments.manage',
      input: ({ groupId, personId }) => ({ id: groupId, userId: personId, relation: 'member' }),
    },
  ],
  [units.history, { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId }) }],
  [units.reorder, { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId, version: 1 }) }],
  [units.archive, { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId, version: 1 }) }],
  [
    units.restore,
    { kind: 'unit', flag: 'departments.manage', input: ({ groupId }) => ({ id: groupId, version: 1 }), answers: 'wrong_state' },
  ],
  ...userProbes,
  ...templateProbes,
  [notifications.list, { kind: 'door', flag: 'notifications.view', input: () => ({}) }],
  [notifications.markSeen, { kind: 'door', flag: 'notifications.view', input: () => ({}) }],
  [
    tickets.create,
    { kind: 'door', flag: 'tickets.create', input: (group) => ({ subject: 'طلب', body: text, priority: 'NORMAL', ...group }) },
  ],
  [tickets.list, { kind: 'list', flag: 'tickets.view' }],
  [tickets.count, { kind: 'count', flag: 'tickets.view' }],
  [
    ticketBulk.start,
    { kind: 'door', flag: 'tickets.view', input: () => ({ tickets: [{ id: NOBODY, version: 1 }], command: { name: 'take' } }) },
  ],
  [ticketBulk.list, { kind: 'door', flag: 'tickets.view', input: () => ({}) }],
  [ticketBulk.open, { kind: 'door', flag: 'tickets.view', input: () => ({ id: NOBODY }), answer: '404 not_found' }],
  [tickets.export, { kind: 'door', flag: 'tickets.export', input: () => ({ format: 'csv' }) }],
  [tickets.counts, { kind: 'door', flag: 'tickets.view', input: () => ({}) }],
  [tickets.search, { kind: 'door', flag: 'tickets.view', input: () => ({ q: 'طلب' }) }],
  [tickets.open, { kind: 'record', flag: 'tickets.view', input: (id) => ({ id }) }],
  [tickets.thread, { kind: 'record', flag: 'tickets.view', input: (id) => ({ id }) }],
  [tickets.reply, { kind: 'record', flag: 'tickets.reply', command: 'reply', input: (id) => ({ id, body: text }) }],
  [tickets.note, { kind: 'record', flag: 'tickets.internal_note', input: (id) => ({ id, body: text }) }],
  [
    tickets.edit,
    {
      kind: 'record',
      flag: 'tickets.view',
      input: (id) => ({ id, messageId: NOBODY, body: text, seen: null }),
      answer: '404 not_found',
    },
  ],
  ...ticketCommandProbes,
]

export const probes: ReadonlyMap<Endpoint, Probe> = new Map(table)

export function probesOf<K extends Probe['kind']>(kind: K) {
  return table.flatMap(([endpoint, probe]) =>
    probe.kind === kind ? [{ endpoint, probe: probe as Extract<Probe, { kind: K }> }] : [],
  )
}
