import { randomInt, randomUUID } from 'node:crypto'
import { askerOf, matrixCells } from './oracle.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { makeUnit } from './people.ts'
import type { Planted, Proof } from './proof.ts'
import { proofs } from './proofs.ts'
import { employee, treeOf } from './standing.ts'
import type { World } from './world.ts'

const bird = (name: string): string => `canary${name.toLowerCase()}${randomUUID().slice(0, 8)}`

type Secrets = NonNullable<Proof['secrets']>
/** Every kind of record with words that are not for everybody. */
const secretive = proofs.flatMap((proof) => (proof.secrets ? [{ proof, secrets: proof.secrets }] : []))
const nameOf = ({ kind }: Proof, word: string): string => `${kind} ${word}`

/** One unmistakable word for each place that holds something private: of people first, then of each kind of record. */
export const canaries: Readonly<Record<string, string>> = {
  level: bird('level'),
  ownerMail: bird('ownerMail'),
  witnessMail: bird('witnessMail'),
  device: bird('device'),
  password: bird('password'),
  /** Digits only, as a phone is. */
  mobile: `9665${String(randomInt(1e8)).padStart(8, '7')}`,
  tokenName: bird('tokenName'),
  ...Object.fromEntries(
    secretive.flatMap(({ proof, secrets }) => Object.keys(secrets.words).map((word) => [nameOf(proof, word), bird(word)])),
  ),
}

export interface Kept {
  readonly proof: Proof
  readonly secrets: Secrets
  readonly planted: Planted
}

export interface Cage {
  readonly group: TestUnit
  readonly kept: readonly Kept[]
  /** Whatever can be guessed, by its kind. */
  readonly ids: ReadonlyMap<string, readonly string[]>
  /** Those of them that hold a secret. */
  readonly secret: ReadonlySet<string>
  /** Every channel that exists. */
  readonly written: readonly string[]
}

export async function cage(w: World): Promise<Cage> {
  const group = await w.group()
  const kept: Kept[] = []
  for (const { proof, secrets } of secretive) {
    const planted = await secrets.plant(w, (word) => canaries[nameOf(proof, word)]!, group)
    kept.push({ proof, secrets, planted })
  }
  const level = await makeUnit(w.db, 'level', group.id, w.clock.now())
  await w.db
    .updateTable('units')
    .set({ name_ar: canaries['level']!, name_en: canaries['level']! })
    .where('id', '=', level.id)
    .execute()
  for (const { planted } of kept) await plantPeople(w, planted, level)

  const ids = await idsByKind(w)
  const people = kept.flatMap(({ planted }) => [planted.owner.id, planted.witness.id])
  const records = kept.flatMap(({ planted }) => [planted.id, ...planted.parts])
  const secret = new Set([...people, ...records, level.id, group.id])
  const written = (await w.db.selectFrom('channels').select('name').execute()).map(({ name }) => name)
  return { group, kept, ids, secret, written }
}

async function plantPeople({ db }: World, { owner, witness }: Planted, level: TestUnit): Promise<void> {
  await db.insertInto('unit_members').values({ unit_id: level.id, user_id: witness.id, relation: 'agent' }).execute()
  for (const [{ id }, mail] of [
    [owner, canaries['ownerMail']],
    [witness, canaries['witnessMail']],
  ] as const) {
    await db
      .updateTable('users')
      .set({ email: `${mail}.${id.slice(-4)}@test.example` })
      .where('id', '=', id)
      .execute()
    await db.updateTable('api_tokens').set({ name: canaries['tokenName']! }).where('user_id', '=', id).execute()
    await db.updateTable('sessions').set({ device: canaries['device']! }).where('user_id', '=', id).execute()
  }
  const phones = { mobile: canaries['mobile']!, phone_number: canaries['mobile']! }
  await db.updateTable('users').set(phones).where('id', '=', owner.id).execute()
}

/** What lies in records, or is told of them. */
export const PARTS = ['messages', 'documents', 'files', 'notifications', 'history', 'drafts'] as const

async function idsByKind({ db }: World): Promise<ReadonlyMap<string, string[]>> {
  // roles, modules and the synonyms of the start are the same everywhere: following each from its beginning would only push a record off its page
  const objects = await db
    .selectFrom('objects')
    .select(['id', 'kind'])
    .where('kind', 'not in', ['role', 'module', 'synonym'])
    .execute()
  const rows = await Promise.all(
    PARTS.map(async (table) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => ({ id, kind: table }))),
  )
  const all = [...objects, ...rows.flat()]
  return new Map([...Map.groupBy(all, ({ kind }) => kind)].map(([kind, some]) => [kind, some.map(({ id }) => id)]))
}

/** What the matrix lets this person see of all that is kept: worked out from plain facts. */
export async function mayBeSeen(w: World, { kept }: Cage, person: TestPerson): Promise<string[]> {
  const [me, tree] = [await employee(w, person), await treeOf(w)]
  const seen: string[] = []
  for (const { proof, secrets, planted } of kept) {
    const asker = askerOf(proof, matrixCells(), me, (await proof.facts(w, planted.id))!, tree)
    const isWitness = person.id === planted.witness.id
    for (const [word, shown] of Object.entries(secrets.words)) {
      const may = shown === 'witness' ? isWitness : shown !== 'nobody' && asker.may(proof.flag) && asker.may(shown)
      if (may) seen.push(nameOf(proof, word))
    }
  }
  return seen
}
