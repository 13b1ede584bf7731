import { audit } from '@diwan/contract/audit/endpoints'
import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { life } from '@diwan/contract/life/endpoints'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { Field } from '@diwan/core/fields/field'
import { documentFromText } from '@diwan/core/document'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { forgetOldAnswers } from '../modules/custom-fields/service/tidy.ts'
import { fits } from '../modules/tickets/queries/list.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let admin: TestPerson
let tech: TestPerson
let noura: TestPerson
let stranger: TestPerson
let group: TestUnit

beforeAll(async () => {
  w = await world()
  group = await w.group()
  admin = await w.person('ADMIN')
  tech = await w.person('TECH', group)
  ;[noura, stranger] = [await w.person('USER'), await w.person('USER')]
})

const option = (key: string, labelAr: string, labelEn: string) => ({ key, labelAr, labelEn })
const field = (key: string, labelAr: string, labelEn: string, more: object = {}): Field =>
  Field.parse({ key, labelAr, labelEn, type: 'text', ...more })
const severity = field('severity', 'الخطورة', 'Severity', {
  type: 'choice',
  options: [option('high', 'مرتفعة', 'High'), option('low', 'منخفضة', 'Low')],
})
const asset = field('asset', 'رقم الجهاز', 'Asset number')
const plan = field('plan', 'الباقة', 'Plan', { readonly: true, value: 'أساسية' })
const owner = field('owner', 'المالك', 'Owner', { type: 'person' })

const needed = (one: Field): Field => Field.parse({ ...one, required: true })

const setOf = async (kind: string) => (await w.call(admin, customFields.sets, {})).body.items.find((one) => one.kind === kind)!
/** From the next request on. */
async function give(kind: string, fields: Field[], hidden: string[] = []) {
  const { version } = await setOf(kind)
  const { status, body } = await w.call(admin, customFields.save, { kind, version, fields, hidden })
  expect(status).toBe(200)
  return body
}
const ticket = (by: TestPerson, custom?: Record<string, string>) =>
  w.call(by, tickets.create, {
    subject: 'الطابعة لا تعمل',
    body: documentFromText('لا تطبع شيئًا', 'rtl'),
    departmentId: group.parentId!,
    groupId: group.id,
    ...(custom && { custom }),
  })
const said = async (id: string, who = tech) =>
  Object.fromEntries((await w.call(who, tickets.open, { id })).body.custom.map(({ key, value }) => [key, value]))

test('a field defined in the settings is asked of new tickets, shown on them and changed in place by who may change the ticket', async () => {
  await give('ticket', [needed(severity), asset, plan])
  expect((await w.call(noura, customFields.asked, { kind: 'ticket' })).body.fields.map(({ key }) => key)).toEqual([
    'severity',
    'asset',
    'plan',
  ])
  const refused = await ticket(noura)
  expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'custom.severity', code: 'required' }]])
  const { id } = (await ticket(noura, { severity: 'high' })).body
  expect((await w.call(noura, tickets.open, { id })).body.custom).toMatchObject([
    { key: 'severity', format: 'choice', value: 'high', readonly: false, names: [{ nameAr: 'مرتفعة', nameEn: 'High' }] },
    { key: 'plan', format: 'text', value: 'أساسية', readonly: true },
  ])

  const change = (who: TestPerson, now: Record<string, string>, was: Record<string, string> = {}) =>
    w.call(who, customFields.change, { id, now, was })
  expect((await change(stranger, { asset: 'A-1' })).status).toBe(404)
  expect((await change(noura, { asset: 'A-1' })).status).toBe(403)
  expect((await change(tech, { asset: 'A-17' })).status).toBe(200)
  expect(await said(id)).toEqual({ severity: 'high', asset: 'A-17', plan: 'أساسية' })
  expect((await change(tech, { plan: 'ذهبية' })).body.fields).toEqual([{ path: 'now.plan', code: 'readonly' }])
  expect((await change(tech, { severity: '' })).body.fields).toEqual([{ path: 'now.severity', code: 'required' }])
  expect((await change(tech, { severity: 'huge' })).body.fields).toEqual([{ path: 'now.severity', code: 'invalid_value' }])
  const overtaken = await change(tech, { asset: 'B-2' }, { asset: 'A-1' })
  expect([overtaken.status, overtaken.body.code]).toEqual([409, 'changed_meanwhile'])
})

test('the thread says who changed what from what to what; history keeps which field, and what was written beside it', async () => {
  await give('ticket', [severity, asset])
  const { id } = (await ticket(noura, { severity: 'low' })).body
  await w.call(tech, customFields.change, { id, now: { severity: 'high' }, was: { severity: 'low' } })
  const [line] = (await w.call(noura, tickets.thread, { id })).body.items
  expect(line).toMatchObject({
    event: 'customized',
    by: { id: tech.id },
    changes: [{ nameEn: 'Severity', from: [{ nameEn: 'Low' }], to: [{ nameEn: 'High' }] }],
  })
  const kept = await w.db
    .selectFrom('history')
    .select('detail')
    .where('event', '=', 'tickets.customized')
    .where('object_id', '=', id)
    .execute()
  expect(kept.map(({ detail }) => detail)).toMatchObject([{ keys: ['severity'] }])
  expect(JSON.stringify(kept)).not.toContain('High')
})

test('lists are narrowed by several values of several fields, carry what is said, and search finds it in both languages', async () => {
  await give('ticket', [severity, asset, owner])
  const mine = await w.person('USER')
  const [high, low, none] = [
    (await ticket(mine, { severity: 'high', asset: 'زبرجد-٧', owner: tech.id })).body.id,
    (await ticket(mine, { severity: 'low', owner: tech.id })).body.id,
    (await ticket(mine)).body.id,
  ]
  const listed = async (custom: string) => (await w.call(mine, tickets.list, { custom })).body.items.map(({ id }) => id)
  expect([await listed('severity.high'), await listed('severity.high,severity.low')]).toEqual([[high], [low, high]])
  expect(await listed(`severity.low,owner.${tech.id}`)).toEqual([low])
  expect((await w.call(mine, tickets.count, { custom: 'severity.high' })).body.count).toBe(1)
  expect((await w.call(mine, tickets.list, { custom: 'severity' })).status).toBe(400)
  const row = (await w.call(mine, tickets.list, {})).body.items.find(({ id }) => id === high)
  expect(row?.custom?.map(({ key }) => key)).toEqual(['severity', 'asset', 'owner'])
  expect(none).not.toBe(high)

  const found = async (who: TestPerson, q: string) => {
    const { body } = await w.call(who, tickets.search, { q })
    return body.items.map((hit) => [hit.ticket.id, hit.message?.kind])
  }
  expect([await found(mine, 'زبرجد'), await found(stranger, 'زبرجد')]).toEqual([[[high, 'request']], []])
})

test('an export has a column for each field, in the words of the reader', async () => {
  await give('ticket', [severity, asset])
  const mine = await w.person('USER')
  await ticket(mine, { severity: 'high', asset: 'جهاز-٩٩' })
  const response = await fetch(`${w.base}/api/tickets/export?format=csv`, {
    headers: { cookie: `${SESSION_COOKIE}=${mine.cookie}` },
  })
  const [heading = '', line = ''] = (await response.text()).trim().split('\r\n')
  const arabic = heading.includes('الخطورة')
  expect(heading).toContain(arabic ? '"الخطورة","رقم الجهاز"' : '"Severity","Asset number"')
  expect(line).toContain(arabic ? '"مرتفعة","جهاز-٩٩"' : '"High","جهاز-٩٩"')
})

test('a task has fields of its own: who works in its workspace fills them in, a reader reads them, activity tells of it', async () => {
  const points = field('points', 'النقاط', 'Points', { type: 'number', rule: { min: 1, max: 13, whole: true }, required: true })
  await give('task', [points, severity])
  const [lead, reader] = [await w.person('USER'), await w.person('USER')]
  const workspace = (await w.call(lead, workspaces.create, { name: 'التحول الرقمي' })).body
  await w.call(lead, workspacePeople.addPeople, { id: workspace.id, userIds: [reader.id], degree: 'reader' })
  const project = (await w.call(lead, projects.create, { id: workspace.id, title: 'بوابة الموردين' })).body
  const refused = await w.call(lead, tasks.create, { id: project.id, title: 'بلا نقاط' })
  expect([refused.status, refused.body.fields]).toEqual([400, [{ path: 'custom.points', code: 'empty' }]])
  const task = (await w.call(lead, tasks.create, { id: project.id, title: 'تصميم', custom: { points: '٥' } })).body
  expect(task.custom).toMatchObject([{ key: 'points', value: 5 }])
  const sub = await w.call(lead, tasks.create, { id: project.id, title: 'فرعية', parentId: task.id })
  expect([sub.status, sub.body.custom]).toEqual([200, []])

  const change = (who: TestPerson, now: Record<string, string>) => w.call(who, customFields.change, { id: task.id, now, was: {} })
  expect([(await change(reader, { points: '8' })).status, (await change(stranger, { points: '8' })).status]).toEqual([403, 404])
  expect((await change(lead, { points: '40' })).body.fields).toMatchObject([{ path: 'now.points', code: 'too_big' }])
  expect((await change(lead, { points: '8', severity: 'high' })).status).toBe(200)
  expect((await w.call(reader, tasks.open, { id: task.id })).body.task.custom.map(({ value }) => value)).toEqual([8, 'high'])
  const list = await w.call(reader, tasks.list, { projectId: project.id, custom: 'severity.high' })
  expect(list.body.items.map(({ id, custom }) => [id, custom?.length])).toEqual([[task.id, 2]])
  const [line] = (await w.call(reader, life.activity, { id: task.id })).body.items
  expect(line).toMatchObject({
    event: 'work.task_customized',
    detail: { changes: [{ nameEn: 'Points' }, { nameEn: 'Severity' }] },
  })
  const hits = (await w.call(reader, find.search, { q: 'مرتفعة' })).body
  expect(JSON.stringify(hits)).toContain(task.id)
})

test('who may not set up modules reads no less and changes nothing; a key keeps its type, and its versions come back from the log', async () => {
  await give('task', [severity])
  const before = await setOf('task')
  expect((await w.call(noura, customFields.sets, {})).status).toBe(403)
  expect((await w.call(tech, customFields.save, { ...bare(before), fields: [] })).status).toBe(403)
  const other = Field.parse({ ...asset, key: 'severity' })
  expect((await w.call(admin, customFields.save, { ...bare(before), fields: [other] })).body.code).toBe(
    'custom-fields.type_fixed',
  )
  const unready = Field.parse({ ...asset, labelEn: '' })
  expect((await w.call(admin, customFields.save, { ...bare(before), fields: [unready] })).body.fields).toMatchObject([
    { path: 'fields.0.labelEn' },
  ])
  const twin = Field.parse({ ...asset, key: 'twin', labelEn: 'Other', labelAr: 'رقـم الجهاز\u200f' })
  expect((await w.call(admin, customFields.save, { ...bare(before), fields: [asset, twin] })).body.fields).toEqual([
    { path: 'fields.1.labelAr', code: 'twice' },
  ])
  const stale = await w.call(admin, customFields.save, { ...bare(before), version: before.version - 1, fields: [] })
  expect(stale.body.code).toBe('changed_meanwhile')

  w.clock.advance(1_000)
  await give('task', [needed(severity)], ['severity'])
  const entry = (await w.call(admin, audit.list, {})).body.items[0]!
  expect([entry.event, entry.can.revert]).toEqual(['settings.custom_fields_changed', true])
  expect(entry.changes.map((one) => one.field).toSorted()).toEqual(['fields', 'fieldsVersion', 'hidden'])
  expect((await w.call(admin, audit.revert, { id: entry.id })).body).toEqual({ done: true })
  expect(await setOf('task')).toMatchObject({ fields: [{ key: 'severity', required: false }], hidden: [] })
})
const bare = ({ kind, version }: { kind: string; version: number }) => ({ kind, version, hidden: [] })

test('an inactive field is neither asked nor shown, and what it says comes back with it; a removed one is kept for 30 days', async () => {
  await give('ticket', [severity, asset])
  const { id } = (await ticket(noura, { severity: 'high', asset: 'C-3' })).body
  await give('ticket', [severity, asset], ['asset'])
  expect(await said(id)).toEqual({ severity: 'high' })
  expect((await w.call(tech, customFields.change, { id, now: { asset: 'D' }, was: {} })).body.fields).toMatchObject([
    { code: 'unknown' },
  ])
  await w.call(tech, customFields.change, { id, now: { severity: 'low' }, was: {} })
  await give('ticket', [severity, asset])
  expect(await said(id)).toEqual({ severity: 'low', asset: 'C-3' })

  await give('ticket', [asset])
  const nightAfter = (days: number) =>
    forgetOldAnswers({ db: w.db, clock: { now: () => new Date(w.clock.now().getTime() + days * 86_400_000) } })
  await nightAfter(29)
  await give('ticket', [severity, asset])
  expect(await said(id)).toEqual({ severity: 'low', asset: 'C-3' })
  await give('ticket', [asset])
  await nightAfter(31)
  await give('ticket', [severity, asset])
  expect(await said(id)).toEqual({ asset: 'C-3' })
  const terms = await w.db.selectFrom('custom_terms').select('term').where('object_id', '=', id).execute()
  expect(terms).toEqual([])
})

test('a choice that is offered no more is still called by its name', async () => {
  await give('ticket', [severity])
  const { id } = (await ticket(noura, { severity: 'high' })).body
  await give('ticket', [{ ...severity, options: [option('low', 'منخفضة', 'Low')] } as Field])
  const [shown] = (await w.call(tech, tickets.open, { id })).body.custom
  expect(shown?.names).toEqual([{ nameAr: 'مرتفعة', nameEn: 'High' }])
})

test('nobody names a person he may not see, and two who change different fields at once both keep theirs', async () => {
  await give('ticket', [severity, asset, owner])
  const { id } = (await ticket(noura)).body
  const unknown = await w.call(tech, customFields.change, {
    id,
    now: { owner: '01890000-0000-7000-8000-000000000000' },
    was: {},
  })
  expect(unknown.body.fields).toEqual([{ path: 'now.owner', code: 'not_found' }])
  await Promise.all([
    w.call(tech, customFields.change, { id, now: { severity: 'high' }, was: {} }),
    w.call(admin, customFields.change, { id, now: { asset: 'E-5' }, was: {} }),
  ])
  expect(await said(id)).toEqual({ severity: 'high', asset: 'E-5' })
})

test('a filter by a custom field walks an index, be its value rare or common', async () => {
  await give('ticket', [severity])
  await sql`with made as (
      insert into objects (id, kind, created_at) select gen_random_uuid(), 'ticket', now() from generate_series(1, 20000) returning id),
    kept as (insert into custom_values (object_id, kind, answers, changed_at) select id, 'ticket', '{}', now() from made returning object_id)
    insert into custom_terms (object_id, term)
    select object_id, 'ticket.severity.' || case when random() < 0.002 then 'high' else 'low' end from kept`.execute(w.db)
  await sql`analyze custom_values, custom_terms, objects`.execute(w.db)
  const actor = await w.actor(admin)
  for (const value of ['high', 'low']) {
    const where = fits(actor, { view: 'queue', state: 'open', custom: [`severity.${value}`] })
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`explain (format json)
      select id from tickets record where ${where} order by activity_at desc, id desc limit 51`.execute(w.db)
    const walked = JSON.stringify(rows)
    expect(walked).toMatch(/custom_terms_(pkey|by_term)/)
    expect(walked).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"custom_terms"/)
  }
})
