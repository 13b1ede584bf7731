import { z } from 'zod'
import { endpoint, flag } from '../kit/endpoint.ts'
import { Done } from '../kit/ids.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { page } from '../kit/page.ts'
import { Person } from '../users/schemas/person.ts'
import { EXPORTS_A_MINUTE, PEOPLE_FOUND, REVERTS_A_MINUTE } from './limits.ts'
import { AuditEntry, AuditExportQuery, AuditId, AuditPeopleQuery, AuditPreview, AuditQuery } from './schemas.ts'

const of = { access: flag('audit', 'view'), module: 'settings' } as const

export const audit = {
  list: endpoint({
    ...of,
    name: 'audit.list',
    summary: 'Administrative history this caller may read, newest first: who did what to what, before and after.',
    method: 'GET',
    path: '/api/audit',
    input: AuditQuery,
    output: page(AuditEntry),
  }),
  people: endpoint({
    ...of,
    name: 'audit.people',
    summary: 'Who has done something that this caller may read, found by name.',
    method: 'GET',
    path: '/api/audit/people',
    input: AuditPeopleQuery,
    output: z.object({ items: z.array(Person).max(PEOPLE_FOUND) }),
  }),
  export: endpoint({
    ...of,
    name: 'audit.export',
    summary: 'The same history as CSV or XLSX, one line for each change.',
    method: 'GET',
    path: '/api/audit/export',
    input: AuditExportQuery,
    output: fileAnswer,
    file: 'out',
    perMinute: EXPORTS_A_MINUTE,
  }),
  preview: endpoint({
    ...of,
    name: 'audit.preview',
    summary: 'What taking one change back would make of what stands now.',
    method: 'GET',
    path: '/api/audit/{id}/revert',
    input: AuditId,
    output: AuditPreview,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'audit.not_revertable'],
  }),
  revert: endpoint({
    ...of,
    name: 'audit.revert',
    summary: 'Reverts one change, for a person who could make it by hand; refused when the record was changed since.',
    method: 'POST',
    path: '/api/audit/{id}/revert',
    input: AuditId,
    output: Done,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'audit.not_revertable'],
    perMinute: REVERTS_A_MINUTE,
  }),
}
