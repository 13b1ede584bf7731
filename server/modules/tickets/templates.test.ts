import { audit } from '@diwan/contract/audit/endpoints'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { units } from '@diwan/contract/units/endpoints'
import { expect, test } from 'vitest'
import { reason, templateWorld, wrongOf } from '../../testing/request-templates.ts'

const { w, admin, noura, group, content, published, ask, answersOf } = await templateWorld()

test('a template is a draft until it is published, and then anybody who may ask finds it', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  const offered = async () => (await w.call(noura, templates.catalogue, {})).body.items.some(({ id }) => id === draft.id)
  expect([draft.active, draft.changed, await offered()]).toEqual([false, true, false])
  expect((await w.call(noura, templates.form, { id: draft.id })).status).toBe(404)

  await w.call(admin, templates.publish, { id: draft.id, version: 1 })
  expect(await offered()).toBe(true)
  expect((await w.call(noura, templates.form, { id: draft.id })).body).toMatchObject({ nameEn: 'New laptop', fieldsVersion: 1 })
})

test('who is no administrator is refused the templates, the list and a draft alike', async () => {
  const tech = await w.person('TECH', group)
  const { body: draft } = await w.call(admin, templates.create, content())
  const answers = await Promise.all([
    w.call(tech, templates.list, {}),
    w.call(tech, templates.open, { id: draft.id }),
    w.call(tech, templates.update, { id: draft.id, version: 1, ...content() }),
    w.call(noura, templates.publish, { id: draft.id, version: 1 }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
})

test('a translation may be missing in a draft, where it is flagged, but not in what people see', async () => {
  const half = content([{ ...reason, labelEn: '' }], { nameEn: '', categoryEn: '' })
  const { body: draft } = await w.call(admin, templates.create, half)
  expect(draft.untranslated).toBe(true)
  const refused = await w.call(admin, templates.publish, { id: draft.id, version: 1 })
  expect(wrongOf(refused)).toEqual([
    ['nameEn', 'translation_missing'],
    ['categoryEn', 'translation_missing'],
    ['fields.0.labelEn', 'translation_missing'],
  ])
})

test('conditions in a circle are refused when they are saved (H30)', async () => {
  const on = (key: string) => ({ when: { match: 'all' as const, tests: [{ field: key, is: 'answered' as const, value: '' }] } })
  const turned = content([
    { ...reason, key: 'a', ...on('b') },
    { ...reason, key: 'b', ...on('a') },
  ])
  expect(wrongOf(await w.call(admin, templates.create, turned))).toEqual([
    ['fields.0.when', 'circle'],
    ['fields.1.when', 'circle'],
  ])
})

test('two administrators who change one template: the second is told', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  const change = (nameEn: string) =>
    w.call(admin, templates.update, { id: draft.id, version: 1, ...content(undefined, { nameEn }) })
  expect((await change('First')).body).toMatchObject({ version: 2, changed: true })
  expect((await change('Second')).body.code).toBe('changed_meanwhile')
})

test('a version that was given answers cannot be altered, not even in the database', async () => {
  const template = await published()
  const { set_id } = await w.db
    .selectFrom('ticket_templates')
    .select('set_id')
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow()
  const alter = w.db.updateTable('field_set_versions').set({ fields: '[]' }).where('set_id', '=', set_id).execute()
  await expect(alter).rejects.toThrow(/never changes/)
})

test('a template in use is switched off, not deleted; its tickets keep it', async () => {
  const template = await published()
  const { body: ticket } = await ask(template, { reason: 'x' })
  const { version } = template
  expect((await w.call(admin, templates.delete, { id: template.id, version })).body.code).toBe('tickets.template_in_use')
  expect((await w.call(admin, templates.deactivate, { id: template.id, version })).body.active).toBe(false)
  expect((await w.call(noura, templates.form, { id: template.id })).status).toBe(404)
  expect(await answersOf(ticket.id)).toHaveLength(1)
  const { body: never } = await w.call(admin, templates.create, content())
  expect((await w.call(admin, templates.delete, { id: never.id, version: 1 })).status).toBe(200)
})

test('templates are kept in the order they are put in', async () => {
  const one = await published()
  const other = await published()
  const first = async () => (await w.call(admin, templates.list, {})).body.items[0]
  await w.call(admin, templates.reorder, { id: other.id, version: other.version })
  expect((await first())?.id).toBe(other.id)
  await w.call(admin, templates.reorder, { id: one.id, version: one.version })
  expect((await first())?.id).toBe(one.id)
})

test('the history of a template tells who changed what from what to what', async () => {
  const { body: draft } = await w.call(admin, templates.create, content())
  await w.call(admin, templates.update, { id: draft.id, version: 1, ...content(undefined, { nameEn: 'Laptop' }) })
  const { body } = await w.call(admin, templates.history, { id: draft.id })
  expect(body.items.map(({ event }) => event)).toEqual(['tickets.template_updated', 'tickets.template_created'])
  expect(body.items[0]).toMatchObject({ actor: { id: admin.id }, before: { nameEn: 'New laptop' }, after: { nameEn: 'Laptop' } })
})

test('another name or a switched-off template is taken back from the audit log, other fields are not', async () => {
  const template = await published()
  const { body: renamed } = await w.call(admin, templates.update, {
    id: template.id,
    version: template.version,
    ...content(undefined, { nameEn: 'Laptop' }),
  })
  await w.call(admin, templates.deactivate, { id: template.id, version: renamed.version })
  const { body: history } = await w.call(admin, templates.history, { id: template.id })
  const [off, name] = history.items
  for (const entry of [off!, name!]) expect((await w.call(admin, audit.revert, { id: entry.id })).status).toBe(200)
  const { body: now } = await w.call(admin, templates.open, { id: template.id })
  expect([now.active, now.content.nameEn]).toEqual([true, 'New laptop'])

  const more = content([reason, { ...reason, key: 'more' }])
  await w.call(admin, templates.update, { id: template.id, version: now.version, ...more })
  const { body: after } = await w.call(admin, templates.history, { id: template.id })
  expect((await w.call(admin, audit.revert, { id: after.items[0]!.id })).body.code).toBe('audit.not_revertable')
})

test('a group that templates lead to is not deleted under them, and they move along with its people', async () => {
  const [old, other] = [await w.group(), await w.group()]
  const template = await published(undefined, { groupId: old.id })
  const blocked = await w.call(admin, units.delete, { id: old.id, version: 1 })
  expect(blocked.body.code).toBe('units.in_use')
  await w.call(admin, units.delete, { id: old.id, version: 1, targetId: other.id })
  const { body } = await w.call(admin, templates.open, { id: template.id })
  expect([body.content.groupId, body.group?.id]).toEqual([other.id, other.id])
})
