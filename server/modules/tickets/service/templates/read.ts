import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { templates } from '@diwan/contract/tickets/endpoints/templates'
import { MAX_TEMPLATES } from '@diwan/contract/tickets/limits'
import type { TicketRequest } from '@diwan/contract/tickets/schemas/template'
import type { z } from 'zod'
import { readCursor } from '../../../../kit/http/cursor.ts'
import { paged } from '../../../../kit/list/page.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { answersOf, fieldsFor } from '../../../fields/public.ts'
import {
  presentEntry,
  presentPlace,
  presentTemplate,
  presentTemplateChange,
  presentTemplateLine,
} from '../../presenter/template.ts'
import { demandOnBehalf } from '../on-behalf.ts'
import * as rows from '../../queries/templates.ts'
import type { TemplateRow } from '../../queries/templates.ts'

type Answer<E extends keyof typeof templates> = Promise<z.input<(typeof templates)[E]['output']>>

/** On offer: published, switched on, and leading to a group that still works. */
export type OfferedTemplate = TemplateRow & { to: rows.Place; set_id: string; set_version: number }
const isOffered = (row: TemplateRow): row is OfferedTemplate => row.active && row.to !== null && row.set_id !== null

export async function readOffered(db: Queryable, id: string): Promise<OfferedTemplate> {
  const row = await rows.readTemplate(db, id)
  if (!row || !isOffered(row)) throw new Problem('not_found')
  return row
}

export async function readCatalogue({ db }: Ctx): Answer<'catalogue'> {
  return { items: (await rows.listTemplates(db, MAX_TEMPLATES)).filter(isOffered).map(presentEntry) }
}

export async function openForm(ctx: Ctx, { id, requesterId = ctx.actor.id }: InputOf<typeof templates.form>): Answer<'form'> {
  const row = await readOffered(ctx.db, id)
  const place = { departmentId: row.to.parent.id, groupId: row.to.id }
  if (requesterId !== ctx.actor.id) await demandOnBehalf(ctx, requesterId, place)
  const arabic = ctx.actor.language === 'ar'
  const subject = (arabic ? row.subject_ar : row.subject_en) || (arabic ? row.name_ar : row.name_en) || ''
  const at = { setId: row.set_id, version: row.set_version }
  const { fields, text } = await fieldsFor(ctx, at, requesterId, subject)
  const { parent, ...group } = presentPlace(row.to)
  return {
    ...presentEntry(row),
    department: parent!,
    group,
    priority: row.priority as OutputOf<typeof templates.form>['priority'],
    subject: text,
    fields,
    fieldsVersion: at.version,
  }
}

export async function listAllTemplates({ db }: Ctx): Answer<'list'> {
  return { items: (await rows.listTemplates(db, MAX_TEMPLATES)).map(presentTemplateLine) }
}

export async function openTemplate({ db }: Ctx, { id }: { id: string }): Answer<'open'> {
  const row = await rows.readTemplate(db, id)
  if (!row) throw new Problem('not_found')
  return presentTemplate(row)
}

export async function listTemplateHistory(
  { db }: Ctx,
  { id, after, limit }: InputOf<typeof templates.history>,
): Answer<'history'> {
  if (!(await rows.readTemplate(db, id))) throw new Problem('not_found')
  const found = await rows.readTemplateHistory(db, id, readCursor(after), limit + 1)
  const { rows: shown, next } = paged(found, limit)
  return { items: shown.map(presentTemplateChange), next }
}

/** What a ticket was opened with, for its readers. */
export async function requestOf(db: Queryable, ticketId: string): Promise<z.input<typeof TicketRequest> | null> {
  const template = await rows.readTemplateOf(db, ticketId)
  if (!template) return null
  const { id, name_ar, name_en } = template
  return { templateId: id, nameAr: name_ar ?? '', nameEn: name_en ?? '', answers: await answersOf(db, ticketId) }
}
