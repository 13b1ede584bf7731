import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import type { z } from 'zod'
import { saveFields } from '../../fields/public.ts'
import { insertTemplate } from '../queries/templates.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { door, record, type GroupPlace, type ProbeOf, type Probes } from '../../../testing/probe.ts'
import type { World } from '../../../testing/world.ts'

const filledTemplate = (groupId: string): z.input<typeof TemplateContent> => ({
  nameAr: 'حاسوب محمول',
  nameEn: 'New laptop',
  categoryAr: 'تقنية المعلومات',
  categoryEn: 'Information technology',
  groupId,
  fields: [{ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }],
})

interface Shown {
  readonly published: boolean
  readonly active: boolean
}

/** Planted rather than published: the caller may be anybody. */
export async function plantTemplate(w: World, { id: groupId }: { id: string }, shown: Shown): Promise<string> {
  const at = w.clock.now()
  const by = (await w.person('ADMIN')).id
  const id = await insertObject(w.db, { kind: 'ticket_template', by, at })
  const draft = TemplateContent.parse(filledTemplate(groupId))
  const { setId, version } = await saveFields(w, { setId: null, fields: draft.fields, by, at })
  const columns = {
    name_ar: draft.nameAr,
    name_en: draft.nameEn,
    category_ar: draft.categoryAr,
    category_en: draft.categoryEn,
    icon: draft.icon,
    priority: draft.priority,
    subject_ar: '',
    subject_en: '',
    group_id: groupId,
    set_id: setId,
    set_version: version,
    published_at: at,
    active: shown.active,
  }
  await insertTemplate(w.db, { id, draft: JSON.stringify(draft), position: 0, ...(shown.published && columns) })
  return id
}

export const DRAFT: Shown = { published: false, active: false }
const manage = (input?: ProbeOf<'door'>['input']) => door('tickets.templates', input)
const place = ({ groupId }: GroupPlace) => ({ id: groupId })
const on =
  (shown: Shown, rest: (group: GroupPlace) => object = () => ({})) =>
  async (group: GroupPlace, w: World) => ({ id: await plantTemplate(w, place(group), shown), version: 1, ...rest(group) })
const shownForm = async (group: GroupPlace, w: World) => ({
  id: await plantTemplate(w, place(group), { published: true, active: true }),
})

export const templateProbes: Probes = [
  [templates.catalogue, door('tickets.create')],
  [templates.form, door('tickets.create', shownForm)],
  [templates.list, manage()],
  [templates.open, record('tickets.templates')],
  [templates.create, manage(({ groupId }) => filledTemplate(groupId))],
  [templates.update, manage(on(DRAFT, ({ groupId }) => filledTemplate(groupId)))],
  [templates.publish, manage(on(DRAFT))],
  [templates.activate, manage(on({ published: true, active: false }))],
  [templates.deactivate, manage(on({ published: true, active: true }))],
  [templates.reorder, manage(on(DRAFT))],
  [templates.delete, manage(on(DRAFT))],
  [templates.history, record('tickets.templates')],
]
