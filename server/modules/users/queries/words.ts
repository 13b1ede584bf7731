import { fold, FOLD_VERSION } from '@diwan/core/arabic-fold'
import { soundOf } from '@diwan/core/name-sound'
import { nameKey } from '@diwan/core/person-name'
import { voicedArabic, voicedLatin } from '@diwan/core/name-vowels'
import { spell } from '@diwan/core/words/spelling'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { namesWritten } from '../../../kit/search-text.ts'
import { marksOf } from './marks.ts'
import type { Marked } from './marks.ts'

/** Raise with every change of what is kept here; words of an older version are made again in the background. */
const WORDS_VERSION = FOLD_VERSION * 100 + 5

export const WORD = { text: 0, sound: 1, phone: 2, name: 3 } as const
/** Fewer digits would find everybody. */
export const PHONE_DIGITS = 4

export interface Named {
  full_name: string
  other_name: string
  email: string
  mobile: string | null
  phone_number: string | null
}

export const isArabic = (word: string): boolean => /^\p{Script=Arabic}+$/u.test(word)

/**
 * What a name sounds like, kept by who asks for it: Latin words ask for Latin names by their consonants, and across the scripts the
 * long vowels that Arabic writes agree as well. Arabic names ask for no Arabic ones: their own script is spelled one way.
 */
export const soundsIn = (script: 'arabic' | 'latin' | 'read' | 'listed', sound: string): string => `${script} ${sound}`

/** Names that the word list knows are kept by their one Arabic spelling, whatever the script and the spelling. */
export const listedAs = (written: string): string[] => namesWritten(written).map((name) => soundsIn('listed', name))

/** Too little of a name is left to tell people apart. */
const SHORTEST_SOUND = 2
const isLongEnough = (sound: string): boolean => sound.length >= SHORTEST_SOUND

/** By what names of the other script this one, written so, is found and asked for. */
export const voicesOf = (written: string): string[] =>
  (isArabic(fold(written))
    ? [voicedArabic(spell(written))]
    : soundOf(fold(written)) === ''
      ? []
      : voicedLatin(fold(written))
  ).filter(isLongEnough)

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const lettersOf = (text: string): string[] => wordsIn(fold(text))

/** As they are written, for what folding makes alike sounds otherwise. */
export const writtenWords = (text: string): string[] => wordsIn(spell(text))

/** القحطاني is also asked for as قحطاني. */
const withoutArticle = (word: string): string[] => (/^ال\p{L}{3,}$/u.test(word) ? [word, word.slice(2)] : [word])

/** عبد الله is also written عبدالله, and looked for either way. */
function withCompounds(names: readonly string[]): string[] {
  const joined = names.flatMap((name, at) => (name === 'عبد' && names[at + 1] ? [name + names[at + 1]] : []))
  const apart = names.flatMap((name) => /^(عبد)(ال\p{L}{2,})$/u.exec(name)?.slice(1) ?? [])
  return [...names, ...joined, ...apart]
}

function wordsOf(person: Named): Marked[] {
  const names = [person.full_name, person.other_name].flatMap((name) => withCompounds(lettersOf(name)))
  const email = fold(person.email)
  const texts = [...names.flatMap(withoutArticle), email, ...lettersOf(email.split('@')[0] ?? '')]
  const written = [person.full_name, person.other_name].flatMap((name) => withCompounds(writtenWords(name)))
  const sounds = written.flatMap((name) => {
    const voices = voicesOf(name)
    if (isArabic(fold(name))) return [...voices.map((voice) => soundsIn('arabic', voice)), ...listedAs(name)]
    const sound = soundOf(fold(name))
    return sound === '' ? [] : [soundsIn('latin', sound), ...voices.map((voice) => soundsIn('read', voice)), ...listedAs(name)]
  })
  const phones = [person.mobile, person.phone_number].flatMap((number) => endsOf(fold(number ?? '').replace(/\D/g, '')))
  const of = (kind: number, words: readonly string[]) => [...new Set(words)].map((word) => ({ kind, word: word.slice(0, 254) }))
  return [...of(WORD.text, texts), ...of(WORD.sound, sounds), ...of(WORD.phone, phones)]
}

/** Whole names, by which people of the same name are found. They are no words of a search, and carry no marks. */
const keysOf = (person: Named): Marked[] =>
  [...new Set([person.full_name, person.other_name].map(nameKey))]
    .filter((key) => key !== '')
    .map((word) => ({ kind: WORD.name, word }))

/** A number is found from any digit on: the country code in front is nothing people remember. */
const endsOf = (digits: string): string[] =>
  Array.from({ length: Math.max(0, digits.length - PHONE_DIGITS + 1) }, (_, start) => digits.slice(start))

/** Rebuilds the search words of these people in the transaction that changed them. A deleted person has none. */
export async function writeWords(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'other_name', 'email', 'mobile', 'phone_number', 'deleted_at'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  const rows = people
    .filter(({ deleted_at }) => deleted_at === null)
    .flatMap((person) => {
      const words = wordsOf(person)
      const marks = marksOf(words)
      return [...words, ...keysOf(person)].map((word) => ({ ...word, full_name: person.full_name, user_id: person.id, marks }))
    })
  await sql`delete from user_words where user_id = any(${[...ids]}::uuid[])`.execute(db)
  await sql`
    insert into user_words (kind, word, full_name, user_id, marks)
    select kind, word, full_name, user_id, marks from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (kind smallint, word text, full_name text, user_id uuid, marks bit(256))`.execute(db)
  await sql`update users set words_version = ${WORDS_VERSION} where id = any(${[...ids]}::uuid[])`.execute(db)
}

const BATCH = 500

/** Titles that a migration made of typed texts get their folded names; one that is called like another stays without. */
async function foldTitles(db: Queryable): Promise<void> {
  const bare = await db.selectFrom('titles').select(['id', 'name_ar', 'name_en']).where('folded_ar', 'is', null).execute()
  for (const { id, name_ar, name_en } of bare)
    await sql`update titles set folded_ar = ${fold(name_ar)}, folded_en = ${fold(name_en)} where id = ${id} and not exists
      (select from titles other where other.folded_ar = ${fold(name_ar)} or other.folded_en = ${fold(name_en)})`.execute(db)
}

/** Makes the words of everybody whose words are of an older version, a batch at a time. Answers how many people. */
export async function renewWords(db: Queryable): Promise<number> {
  await foldTitles(db)
  let renewed = 0
  for (;;) {
    const old = await db
      .selectFrom('users')
      .select('id')
      .where('words_version', '<', WORDS_VERSION)
      .orderBy('words_version')
      .limit(BATCH)
      .execute()
    if (old.length === 0) return renewed
    await writeWords(
      db,
      old.map(({ id }) => id),
    )
    renewed += old.length
  }
}
