import { documentFromText } from '@diwan/core/document'
import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Actor } from '../../kit/access/actor.ts'
import { systemClock } from '../../kit/clock/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Ctx } from '../../kit/portal.ts'
import { readActor } from '../../modules/access/public.ts'
import { seedRoles } from '../../modules/access/seed.ts'
import { seedModules } from '../../modules/modules/public.ts'
import { hashPassword } from '../../kit/secrets/secrets.ts'
import { insertPartner, insertTitle, insertUser } from '../../modules/users/public.ts'
import { closeTicket } from '../../modules/tickets/service/commands/solve.ts'
import { createTicket } from '../../modules/tickets/service/create.ts'
import { noteOnTicket, replyToTicket } from '../../modules/tickets/service/reply.ts'
import { createTemplate } from '../../modules/tickets/service/templates/edit.ts'
import { publishTemplate } from '../../modules/tickets/service/templates/publish.ts'
import { openForm } from '../../modules/tickets/service/templates/read.ts'
import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import { addMember, insertUnit } from '../../modules/units/public.ts'
import type { DemoAccount } from '../content.ts'
import { demoPartners, demoPeople, demoTitles, demoUnits } from './people.ts'
import { quietPortal } from './quiet.ts'
import { demoRequests, demoTemplates } from './templates.ts'
import { demoTickets } from './tickets.ts'

const HOUR = 3_600_000

/** Fills a believable organisation through the very services people use. Returns one account per role. */
export async function seedDemo(db: Database): Promise<DemoAccount[]> {
  const at = new Date()
  await clearContent(db)
  const units = await seedUnits(db, at)
  const { accounts, people } = await seedPeople(db, units, at)
  await seedTickets(db, units, people, at)
  await seedRequests(db, units, people, at)
  return accounts
}

export const demoOrganisation = () => ({ nameAr: 'شركة الأفق للخدمات', nameEn: 'Al Ufuq Services', demo: true, at: new Date() })

/** What an interrupted first start left: without an organisation nobody has ever worked here. */
async function clearContent(db: Database): Promise<void> {
  await sql`truncate objects, receipts, channels, channel_entries cascade`.execute(db)
  await seedRoles(db) // roles and modules are objects too, and went with them
  await seedModules(db)
}

async function seedUnits(db: Database, at: Date): Promise<Map<string, { id: string; parent: string | null }>> {
  const units = new Map<string, { id: string; parent: string | null }>()
  for (const [position, { key, nameAr, nameEn, groups }] of demoUnits.entries()) {
    const department = await insertUnit(db, { kind: 'department', parentId: null, nameAr, nameEn, position, at })
    units.set(key, { id: department, parent: null })
    for (const [place, group] of groups.entries()) {
      const id = await insertUnit(db, {
        kind: 'group',
        parentId: department,
        nameAr: group.nameAr,
        nameEn: group.nameEn,
        position: place,
        at,
      })
      units.set(group.key, { id, parent: department })
      for (const [order, level] of ('levels' in group ? group.levels : []).entries())
        await insertUnit(db, { kind: 'level', parentId: id, ...level, position: order, at })
    }
  }
  return units
}

async function seedPeople(db: Database, units: ReadonlyMap<string, { id: string }>, at: Date) {
  const people = new Map<string, Actor>()
  const accounts: DemoAccount[] = []
  const { titles, partners } = await seedTitlesAndPartners(db, at)
  for (const { agentOf, memberOf, headOf, deputyOf, ...person } of demoPeople) {
    const password = generatePassword(randomBytes(GENERATED_PASSWORD_BYTES))
    const { email, fullName, role, language } = person
    const rest = {
      first_name: person.firstName,
      last_name: person.lastName,
      other_name: person.otherName,
      mobile: person.mobile,
      title_id: titles.get(person.title)!,
      partner_id: person.partner ? partners.get(person.partner)! : null,
      joined_on: '2024-01-07',
    }
    const id = await insertUser(db, { email, fullName, role, language, password_hash: await hashPassword(password), at, rest })
    for (const key of memberOf ?? []) await addMember(db, units.get(key)!.id, id, 'member')
    for (const key of agentOf ?? []) await addMember(db, units.get(key)!.id, id, 'agent')
    for (const key of headOf ?? []) await addMember(db, units.get(key)!.id, id, 'head')
    for (const key of deputyOf ?? []) await addMember(db, units.get(key)!.id, id, 'deputy')
    if (!accounts.some((account) => account.role === person.role))
      accounts.push({ role: person.role, email: person.email, password })
    people.set(person.email, (await readActor({ db, clock: systemClock }, id))!)
  }
  return { accounts: ROLES.flatMap((role) => accounts.filter((account) => account.role === role)), people }
}

async function seedTitlesAndPartners(db: Database, at: Date) {
  const titles = new Map<string, string>()
  for (const [key, [name_ar, name_en, colour]] of Object.entries(demoTitles))
    titles.set(key, await insertTitle(db, { name_ar, name_en, colour }, null, at))
  const partners = new Map<string, string>()
  for (const [key, [name_ar, name_en, email, phone, website]] of Object.entries(demoPartners))
    partners.set(key, await insertPartner(db, { name_ar, name_en, email, phone, website }, null, at))
  return { titles, partners }
}

async function seedTickets(
  db: Database,
  units: ReadonlyMap<string, { id: string; parent: string | null }>,
  people: ReadonlyMap<string, Actor>,
  end: Date,
) {
  const clock = { at: end.getTime() - (demoTickets.length + 1) * 7 * HOUR, now: () => new Date(clock.at) }
  const as = (email: string): Ctx => ({ portal: quietPortal(db, clock), clock, db, actor: people.get(email)! })
  for (const [index, { by, group, subject, body, priority, thread, close }] of demoTickets.entries()) {
    clock.at = end.getTime() - (demoTickets.length - index) * 7 * HOUR
    const { id: groupId, parent } = units.get(group)!
    const ticket = await createTicket(as(by), {
      subject,
      body: documentFromText(body, 'rtl'),
      departmentId: parent!,
      groupId,
      priority: priority ?? 'NORMAL',
      attachments: [],
    })
    for (const [email, text] of thread ?? []) {
      clock.at += HOUR / 2
      const message = { id: ticket.id, body: documentFromText(text.replace(/^#/, ''), 'rtl'), attachments: [] }
      await (text.startsWith('#') ? noteOnTicket : replyToTicket)(as(email), message)
    }
    clock.at += HOUR / 2
    if (close) await closeTicket(as(by), { id: ticket.id, version: ticket.version + 1, reason: 'solved' })
  }
}

/** Templates as an administrator publishes them, and what people asked for with them. */
async function seedRequests(
  db: Database,
  units: ReadonlyMap<string, { id: string }>,
  people: ReadonlyMap<string, Actor>,
  end: Date,
) {
  const clock = { now: () => new Date(end.getTime() - HOUR) }
  const as = (email: string): Ctx => ({ portal: quietPortal(db, clock), clock, db, actor: people.get(email)! })
  const admin = as('khalid@diwan.example')
  const ids = new Map<string | undefined, string>()
  for (const { group, ...content } of demoTemplates) {
    const draft = await createTemplate(admin, TemplateContent.parse({ ...content, groupId: units.get(group)!.id }))
    await publishTemplate(admin, { id: draft.id, version: draft.version })
    ids.set(content.nameEn, draft.id)
  }
  for (const { by, template, subject, body: text, answers } of demoRequests) {
    const { id, fieldsVersion } = await openForm(as(by), { id: ids.get(template)! })
    const body = documentFromText(text, 'rtl')
    await createTicket(as(by), { subject, body, templateId: id, fieldsVersion, answers, attachments: [] })
  }
}
