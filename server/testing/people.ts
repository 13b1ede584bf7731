import { API_TOKEN_PREFIX } from '@diwan/contract/identity/limits'
import type { Role } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import type { Database } from '../kit/db/database.ts'
import { newId } from '../kit/db/id.ts'
import { insertToken } from '../modules/identity/queries/api-tokens.ts'
import { insertUser } from '../modules/users/public.ts'
import { hashToken, newToken } from '../kit/secrets/secrets.ts'
import { addMember, insertUnit } from '../modules/units/public.ts'

/** Every test person has it; hashed once for all. */
export const TEST_PASSWORD = 'Secret@123'

export interface TestPerson {
  readonly id: string
  readonly role: Role
  readonly email: string
  readonly fullName: string
  readonly cookie: string
  readonly streamToken: string
  readonly sessionId: string
  /** Its secret is `apiToken`; good for a month. */
  readonly apiTokenId: string
  readonly apiToken: string
}

export interface TestUnit {
  readonly id: string
  readonly parentId: string | null
}

/** People with a living session: inserted, not signed in. */
export async function makePerson(
  db: Database,
  role: Role,
  passwordHash: string,
  at: Date,
  language: 'ar' | 'en',
): Promise<TestPerson> {
  const email = `${role.toLowerCase()}.${randomUUID().slice(0, 8)}@test.example`
  const fullName = `شخص ${email.slice(0, 12)}`
  const id = await insertUser(db, { email, fullName, role, password_hash: passwordHash, language, at })
  return { id, role, email, fullName, ...(await makeSession(db, id, at)), ...(await makeApiToken(db, id, at)) }
}

export async function makeSession(db: Database, userId: string, at: Date, remember = true) {
  const session = { sessionId: newId(), cookie: newToken(), streamToken: newToken() }
  await db
    .insertInto('sessions')
    .values({
      id: session.sessionId,
      user_id: userId,
      token_hash: hashToken(session.cookie),
      stream_hash: hashToken(session.streamToken),
      remember,
      created_at: at,
      seen_at: at,
    })
    .execute()
  return session
}

export async function makeApiToken(db: Database, userId: string, at: Date, days = 30) {
  const apiToken = `${API_TOKEN_PREFIX}${newToken()}`
  const expires = new Date(at.getTime() + days * 86_400_000)
  const row = await insertToken(db, { id: newId(), userId, name: 'test', hash: hashToken(apiToken), now: at, expires })
  return { apiTokenId: row.id, apiToken }
}

export async function makeUnit(
  db: Database,
  kind: 'department' | 'group' | 'level',
  parentId: string | null,
  at: Date,
): Promise<TestUnit> {
  const name = randomUUID().slice(0, 8)
  const id = await insertUnit(db, { kind, parentId, nameAr: `وحدة ${name}`, nameEn: `Unit ${name}`, position: 0, at })
  return { id, parentId }
}

export const join = (db: Database, unit: TestUnit, person: TestPerson, relation: 'member' | 'agent' = 'agent') =>
  addMember(db, unit.id, person.id, relation)
