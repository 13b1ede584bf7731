import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import type { z } from 'zod'
import { saveFields } from '../modules/fields/public.ts'
import { insertTemplate } from '../modules/tickets/queries/templates.ts'
import { insertObject } from '../kit/record/objects.ts'
import type { GroupPlace, Probe } from './probes.ts'
import type { World } from './world.ts'

export const filledTemplate = (groupId: string): z.input<typeof TemplateContent> => ({
  nameAr: 'حاسوب محمول',
  nameEn: 'New laptop',
  categoryAr: 'تقنية المعلومات',
  categoryEn: 'Information technology',
  groupId,
  fields: [{ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' }],
})

/** Planted rather than published: whoever asks may be anybody. */
async function plant(w: World, { groupId }: GroupPlace, shown: { published: boolean; active: boolean }): Promise<string> {
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

const door = (flag: string, input: Extract<Probe, { kind: 'door' }>['input']) => ({ kind: 'door', flag, input }) as const
const on =
  (shown: { published: boolean; active: boolean }, rest: (group: GroupPlace) => object = () => ({})) =>
  async (group: GroupPlace, w: World) => ({ id: await plant(w, group, shown), version: 1, ...rest(group) })
const draft = { published: false, active: false }
const manage = (input: Extract<Probe, { kind: 'door' }>['input']) => door('tickets.templates', input)
const onlyId =
  (shown: { published: boolean; active: boolean }) =>
  async (group: GroupPlace, w: World): Promise<object> => ({ id: await plant(w, group, shown) })

export const templateProbes: readonly (readonly [Endpoint, Probe])[] = [
  [templates.catalogue, door('tickets.create', () => ({}))],
  [templates.form, door('tickets.create', onlyId({ published: true, active: true }))],
  [templates.list, manage(() => ({}))],
  [templates.open, manage(onlyId(draft))],
  [templates.create, manage(({ groupId }) => filledTemplate(groupId))],
  [templates.update, manage(on(draft, ({ groupId }) => filledTemplate(groupId)))],
  [templates.publish, manage(on(draft))],
  [templates.activate, manage(on({ published: true, active: false }))],
  [templates.deactivate, manage(on({ published: true, active: true }))],
  [templates.reorder, manage(on(draft))],
  [templates.delete, manage(on(draft))],
  [templates.history, manage(onlyId(draft))],
]
