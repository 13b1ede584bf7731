import type { templateEvents as events } from '@diwan/contract/tickets/events'
import { templateEvents } from '@diwan/contract/tickets/events'
import { MAX_TEMPLATES } from '@diwan/contract/tickets/limits'
import type {
  ReorderTemplate,
  TemplateAtVersion,
  TemplateContent,
  UpdateTemplate,
} from '@diwan/contract/tickets/schemas/template'
import type { Field } from '@diwan/core/fields/field'
import type { Difference } from '@diwan/contract/kit/difference'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { difference } from '../../../../kit/record/difference.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { write } from '../../../../kit/record/write.ts'
import { departmentOf } from '../../../units/public.ts'
import { contentOf } from '../../presenter/template.ts'
import * as rows from '../../queries/templates.ts'
import type { TemplateRow } from '../../queries/templates.ts'
import { TEMPLATES } from '../../topics.ts'

/** Locked, there, and as the caller saw it. */
export async function takeTemplate({ db }: Pick<Tx, 'db'>, { id, version }: TemplateAtVersion): Promise<TemplateRow> {
  const row = await rows.lockTemplate(db, id)
  if (!row) throw new Problem('not_found')
  if (row.version !== version) throw new Problem('changed_meanwhile')
  return row
}

type Kind = (typeof events)[keyof typeof events]

export function recordTemplate(
  tx: Tx,
  event: Kind,
  { id, nameAr, nameEn }: { id: string; nameAr: string; nameEn: string },
  changed: Difference,
): void {
  tx.record(event, { id, nameAr, nameEn, ...changed }, { object: id, audience: 'staff', topics: [TEMPLATES] })
}

const labels = (fields: readonly Field[]) => fields.map(({ labelAr, labelEn }) => ({ nameAr: labelAr, nameEn: labelEn }))

/** As history keeps it: the fields by what they are called; each version of them is kept whole elsewhere. */
export const auditedContent = ({ fields, ...rest }: TemplateContent) => ({ ...rest, fields: labels(fields) })

async function demandGroup({ db }: Pick<Tx, 'db'>, groupId: string | null): Promise<void> {
  if (groupId !== null && !(await departmentOf(db, groupId)))
    throw new Problem('tickets.no_group', { fields: [{ path: 'groupId', code: 'group' }] })
}

export function createTemplate(ctx: Ctx, content: TemplateContent): Promise<TemplateRow> {
  return write(ctx, async (tx) => {
    const others = await rows.lockTemplates(tx.db)
    if (others.length >= MAX_TEMPLATES) throw new Problem('tickets.too_many_templates')
    await demandGroup(tx, content.groupId)
    const id = await insertObject(tx.db, { kind: 'ticket_template', by: ctx.actor.id, at: ctx.clock.now() })
    await rows.insertTemplate(tx.db, { id, draft: JSON.stringify(content), position: others.length })
    recordTemplate(tx, templateEvents.created, { id, ...content }, { before: {}, after: auditedContent(content) })
    return (await rows.readTemplate(tx.db, id))!
  })
}

export function updateTemplate(ctx: Ctx, { id, version, ...content }: UpdateTemplate): Promise<TemplateRow> {
  return write(ctx, async (tx) => {
    const row = await takeTemplate(tx, { id, version })
    await demandGroup(tx, content.groupId)
    const before = contentOf(row)
    if (!difference(before, content)) return row
    await rows.updateTemplate(tx.db, id, { draft: JSON.stringify(content), changed: true, version: version + 1 })
    // the labels may all be the same where a rule or a condition changed
    const changed = difference(auditedContent(before), auditedContent(content)) ?? {
      before: { rules: false },
      after: { rules: true },
    }
    recordTemplate(tx, templateEvents.updated, { id, ...content }, changed)
    return (await rows.readTemplate(tx.db, id))!
  })
}

/** Off, nobody begins a new ticket from it; those that were opened keep it. */
export function switchTemplate(ctx: Ctx, input: TemplateAtVersion, active: boolean): Promise<TemplateRow> {
  return write(ctx, async (tx) => {
    const row = await takeTemplate(tx, input)
    if (row.published_at === null || row.active === active) throw new Problem('wrong_state')
    await rows.updateTemplate(tx.db, row.id, { active, version: row.version + 1 })
    recordTemplate(
      tx,
      templateEvents.switched,
      { id: row.id, ...contentOf(row) },
      { before: { active: !active }, after: { active } },
    )
    return (await rows.readTemplate(tx.db, row.id))!
  })
}

export function reorderTemplate(ctx: Ctx, { id, version, behindId }: ReorderTemplate): Promise<TemplateRow> {
  return write(ctx, async (tx) => {
    const order = await rows.lockTemplates(tx.db)
    const row = await takeTemplate(tx, { id, version })
    const others = order.filter((other) => other !== id)
    const place = behindId === undefined ? 0 : others.indexOf(behindId) + 1
    if (behindId !== undefined && place === 0) throw new Problem('not_found')
    const before = order.indexOf(id)
    if (before === place) return row
    await rows.writeTemplateOrder(tx.db, others.toSpliced(place, 0, id))
    await rows.updateTemplate(tx.db, id, { version: version + 1 })
    const changed = { before: { order: before + 1 }, after: { order: place + 1 } }
    recordTemplate(tx, templateEvents.reordered, { id, ...contentOf(row) }, changed)
    return (await rows.readTemplate(tx.db, id))!
  })
}

export function deleteTemplate(ctx: Ctx, input: TemplateAtVersion): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await takeTemplate(tx, input)
    if (await rows.isUsed(tx.db, row.id)) throw new Problem('tickets.template_in_use')
    await rows.deleteTemplate(tx.db, row.id, ctx.clock.now())
    const content = contentOf(row)
    recordTemplate(tx, templateEvents.deleted, { id: row.id, ...content }, { before: auditedContent(content), after: {} })
    return { done: true } as const
  })
}
