import { ROLES } from '@diwan/contract/access/vocabulary'
import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { randomBytes } from 'node:crypto'
import { systemClock } from '../../../kit/clock/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Sample, SampleAccount } from '../../../kit/sample.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { readActors } from '../../access/public.ts'
import { addMember } from '../../units/public.ts'
import { insertPartner } from '../queries/partners.ts'
import { insertTitle } from '../queries/titles.ts'
import { insertUser } from '../queries/users.ts'
import type { DemoPerson } from './accounts.ts'
import { demoPeople, hasPassword } from './everybody.ts'
import { demoPartners, demoTitles } from './titles.ts'

/** The others find a person by the e-mail address; the first of each role has a password and is told to the terminal. */
export async function seedPeople(sample: Sample): Promise<void> {
  const { db, at, accounts, people } = sample
  const known = await seedTitlesAndPartners(db, at)
  const ids: string[] = []
  const told: SampleAccount[] = []
  for (const person of demoPeople) {
    const { email, role } = person
    const password = hasPassword(person) ? generatePassword(randomBytes(GENERATED_PASSWORD_BYTES)) : null
    ids.push(await seedPerson(sample, known, person, password))
    if (password !== null && !told.some((account) => account.role === role)) told.push({ role, email, password })
  }
  for (const actor of await readActors({ db, clock: systemClock }, ids)) people.set(actor.email, actor)
  accounts.push(...ROLES.flatMap((role) => told.filter((account) => account.role === role)))
}

type Known = Readonly<Record<'titles' | 'partners', ReadonlyMap<string, string>>>

async function seedPerson(
  { db, at, units }: Sample,
  { titles, partners }: Known,
  { agentOf, memberOf, headOf, deputyOf, ...person }: DemoPerson,
  password: string | null,
): Promise<string> {
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
  return id
}

async function seedTitlesAndPartners(db: Database, at: Date): Promise<Known> {
  const titles = new Map<string, string>()
  for (const [key, [name_ar, name_en, colour]] of Object.entries(demoTitles))
    titles.set(key, await insertTitle(db, { name_ar, name_en, colour }, null, at))
  const partners = new Map<string, string>()
  for (const [key, [name_ar, name_en, email, phone, website]] of Object.entries(demoPartners))
    partners.set(key, await insertPartner(db, { name_ar, name_en, email, phone, website }, null, at))
  return { titles, partners }
}
