import { incomplete } from '@diwan/contract/fields/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { templateEvents } from '@diwan/contract/tickets/events'
import type { TemplateAtVersion, TemplateContent } from '@diwan/contract/tickets/schemas/template'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { saveFields } from '../../../fields/public.ts'
import { departmentOf } from '../../../units/public.ts'
import { contentOf } from '../../presenter/template.ts'
import * as rows from '../../queries/templates.ts'
import type { TemplateRow } from '../../queries/templates.ts'
import { recordTemplate, takeTemplate } from './edit.ts'

/** What is edited becomes what people see; the fields as their next version, while older answers keep theirs. */
export function publishTemplate(ctx: Ctx, input: TemplateAtVersion): Promise<TemplateRow> {
  return write(ctx, async (tx) => {
    const row = await takeTemplate(tx, input)
    const content = contentOf(row)
    const wrong = missing(content)
    if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
    if (!(await departmentOf(tx.db, content.groupId!))) throw new Problem('tickets.no_group')

    const at = await saveFields(tx, { setId: row.set_id, fields: content.fields, by: ctx.actor.id, at: ctx.clock.now() })
    await rows.updateTemplate(tx.db, row.id, {
      name_ar: content.nameAr,
      name_en: content.nameEn,
      description_ar: content.descriptionAr,
      description_en: content.descriptionEn,
      category_ar: content.categoryAr,
      category_en: content.categoryEn,
      icon: content.icon,
      priority: content.priority,
      subject_ar: content.subjectAr,
      subject_en: content.subjectEn,
      group_id: content.groupId,
      set_id: at.setId,
      set_version: at.version,
      published_at: ctx.clock.now(),
      active: row.active || row.published_at === null,
      changed: false,
      version: row.version + 1,
    })
    const changed = { before: { fieldsVersion: row.set_version }, after: { fieldsVersion: at.version } }
    recordTemplate(tx, templateEvents.published, { id: row.id, ...content }, changed)
    return (await rows.readTemplate(tx.db, row.id))!
  })
}

/** What stands against showing it to anybody: both languages are needed wherever one of them is. */
function missing(content: TemplateContent): WrongField[] {
  const found: WrongField[] = []
  const pair = (path: string, ar: string, en: string, needed: boolean): void => {
    if (ar === '' && (needed || en !== '')) found.push({ path: `${path}Ar`, code: en === '' ? 'empty' : 'translation_missing' })
    if (en === '' && (needed || ar !== '')) found.push({ path: `${path}En`, code: ar === '' ? 'empty' : 'translation_missing' })
  }
  pair('name', content.nameAr, content.nameEn, true)
  pair('category', content.categoryAr, content.categoryEn, true)
  pair('description', content.descriptionAr, content.descriptionEn, false)
  pair('subject', content.subjectAr, content.subjectEn, false)
  if (content.groupId === null) found.push({ path: 'groupId', code: 'group' })
  return [...found, ...incomplete(content.fields).map(({ path, ...rest }) => ({ ...rest, path: `fields.${path}` }))]
}
