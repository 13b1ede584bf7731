import { documentFromText } from '@diwan/core/document'
import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { ROLES } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Actor } from '../../kit/access/actor.ts'
import { systemClock } from '../../kit/clock/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Ctx, Portal } from '../../kit/portal.ts'
import type { Fact } from '../../kit/record/jobs.ts'
import { readActors } from '../../modules/access/public.ts'
import { seedRoles } from '../../modules/access/seed.ts'
import { seedModules } from '../../modules/modules/public.ts'
import { seedSynonyms } from '../../modules/search/seed.ts'
import { hashPassword, NO_PASSWORD } from '../../kit/secrets/secrets.ts'
import { insertPartner, insertTitle, insertUser } from '../../modules/users/public.ts'
import { createTicket } from '../../modules/tickets/service/create.ts'
import { createTemplate } from '../../modules/tickets/service/templates/edit.ts'
import { publishTemplate } from '../../modules/tickets/service/templates/publish.ts'
import { openForm } from '../../modules/tickets/service/templates/read.ts'
import { TemplateContent } from '@diwan/contract/tickets/schemas/template'
import { addMember, insertUnit } from '../../modules/units/public.ts'
import { readWorkingDays } from '../../modules/settings/public.ts'
import { tellReaction } from '../../modules/notifications/public.ts'
import type { DemoAccount } from '../content.ts'
import { allModules } from '../modules.ts'
import { demoPeople, hasPassword } from './people.ts'
import { quietPortal } from './quiet.ts'
import { demoRequests, demoTemplates } from './templates.ts'
import { demoStories } from './tickets.ts'
import { lastWorkingMoment } from './tickets/moments.ts'
import { playStories } from './tickets/play.ts'
import { demoPartners, demoTitles, demoUnits } from './units.ts'

/** Fills a believable organisation through the very services people use. Returns one account per role. */
export async function seedDemo(db: Database, at = new Date()): Promise<DemoAccount[]> {
  await clearContent(db)
  const units = await seedUnits(db, at)
  const { accounts, people } = await seedPeople(db, units, at)
  await seedRequests(db, units, people, at)
  await playStories({ db, units, people, now: at, tell }, demoStories)
  return accounts
}

export const demoOrganisation = () => ({ nameAr: 'شركة الأفق للخدمات', nameEn: 'Al Ufuq Services', demo: true, at: new Date() })

/** What is young enough to be news is told as it would have been; who reads it must be able to open it. */
async function tell(portal: Portal, fact: Fact): Promise<void> {
  const reaction = tellReaction(portal, allModules(''))
  if (reaction.events.includes(fact.event)) await reaction.run(fact)
}

/** What an interrupted first start left: without an organisation nobody has ever worked here. */
async function clearContent(db: Database): Promise<void> {
  await sql`truncate objects, receipts, channels, channel_entries cascade`.execute(db)
  await seedRoles(db) // roles and modules are objects too, and went with them
  await seedModules(db)
  await seedSynonyms(db)
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
  const accounts: DemoAccount[] = []
  const { titles, partners } = await seedTitlesAndPartners(db, at)
  const ids = new Map<string, string>()
  for (const { agentOf, memberOf, headOf, deputyOf, ...person } of demoPeople) {
    const password = hasPassword(person) ? generatePassword(randomBytes(GENERATED_PASSWORD_BYTES)) : null
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
    const password_hash = password === null ? NO_PASSWORD : await hashPassword(password)
    const id = await insertUser(db, { email, fullName, role, language, password_hash, at, rest })
    const places = { member: memberOf, agent: agentOf, head: headOf, deputy: deputyOf }
    for (const [relation, keys = []] of Object.entries(places))
      for (const key of keys) await addMember(db, units.get(key)!.id, id, relation as 'member')
    if (password !== null && !accounts.some((account) => account.role === role)) accounts.push({ role, email, password })
    ids.set(id, email)
  }
  const actors = await readActors({ db, clock: systemClock }, [...ids.keys()])
  const people = new Map(actors.map((actor) => [actor.email, actor]))
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

/** Templates as an administrator publishes them, and what people asked for with them. */
async function seedRequests(
  db: Database,
  units: ReadonlyMap<string, { id: string }>,
  people: ReadonlyMap<string, Actor>,
  end: Date,
) {
  const { calendar } = await readWorkingDays(db)
  const at = new Date(lastWorkingMoment(calendar, Math.floor(end.getTime() / 1000)) * 1000)
  const clock = { now: () => at }
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
