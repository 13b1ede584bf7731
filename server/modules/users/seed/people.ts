import { ROLES } from '@diwan/contract/access/vocabulary'
import { GENERATED_PASSWORD_BYTES, generatePassword } from '@diwan/core/password-rules'
import { randomBytes } from 'node:crypto'
import { systemClock } from '../../../kit/clock/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Sample, SampleAccount } from '../../../kit/sample.ts'
import { hashPassword, NO_PASSWORD } from '../../../kit/secrets/secrets.ts'
import { readActors } from '../../access/public.ts'
import { addMember } from '../../units/public.ts'
import { beginInvitations } from '../queries/invitations.ts'
import { keepLastSeen } from '../queries/last-seen.ts'
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
  // hashing is slow on purpose: the others share one that nobody knows
  const unknown = await hashPassword(newPassword())
  for (const [place, person] of demoPeople.entries()) {
    const { email, role } = person
    const password = hasPassword(person) ? newPassword() : null
    const waits = password === null && place % 12 === 11
    const hash = waits ? NO_PASSWORD : password === null ? unknown : await hashPassword(password)
    const id = await seedPerson(sample, known, person, hash)
    if (waits) await beginInvitations(db, [id], at)
    else await keepLastSeen(db, id, minutesBefore(at, (place * 197) % LONGEST_AWAY))
    ids.push(id)
    if (password !== null && !told.some((account) => account.role === role)) told.push({ role, email, password })
  }
  for (const actor of await readActors({ db, clock: systemClock }, ids)) people.set(actor.email, actor)
  accounts.push(...ROLES.flatMap((role) => told.filter((account) => account.role === role)))
}

const newPassword = (): string => generatePassword(randomBytes(GENERATED_PASSWORD_BYTES))

/** Four weeks, in minutes. */
const LONGEST_AWAY = 40_320
const minutesBefore = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * 60_000)

type Known = Readonly<Record<'titles' | 'partners', ReadonlyMap<string, string>>>

async function seedPerson(
  { db, at, units }: Sample,
  { titles, partners }: Known,
  { agentOf, memberOf, headOf, deputyOf, ...person }: DemoPerson,
  password_hash: string,
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
