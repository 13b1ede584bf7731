import { documentFromText } from '@diwan/core/document'
import { TERMS_VERSION } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { Database } from '../../server/kit/db/database.ts'
import { searchTerms } from '../../server/kit/search-text.ts'

/** Words that stand nowhere else, and in how many messages. */
export const plantedInChats = {
  chat_search_1: { word: 'ياقوت', messages: 1 },
  chat_search_50: { word: 'فيروز', messages: 50 },
  chat_search_5000: { word: 'لازورد', messages: 5_000 },
} as const

const PHRASES = [
  'صباح الخير، راجعت الملف وأضفت ملاحظاتي في الصفحة الثانية.',
  'هل يناسبكم أن نلتقي قبل الظهر؟ القاعة الكبيرة محجوزة بعد الصلاة.',
  'تم تحديث النسخة على الخادم، والرجاء إبلاغي عند ظهور أي خطأ.',
  'The contractor sent the revised drawings; please confirm the dimensions before Sunday.',
  'وصلت الطلبية إلى المستودع، ينقصها صندوقان سيصلان الأسبوع القادم.',
  'أحتاج إلى موافقة المدير على أمر الشراء قبل نهاية الدوام.',
  'I moved the meeting to Tuesday because half of the team is travelling.',
  'شكرًا جزيلًا للجميع على سرعة الإنجاز، النتيجة ممتازة.',
]

export interface ManyMessages {
  /** Chats of this person, who reads them all; the first is the largest. */
  readonly readerId: string
  readonly largest: number
  readonly others: number
  /** In each of the others. */
  readonly each: number
}

/** Set-based and past the service; the index of words is built afterwards, which is ten times as fast. Answers the id of the largest. */
export async function plantChats(db: Database, { readerId, largest, others, each }: ManyMessages): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ definition: string }>`
      select pg_get_indexdef('search_entries_in_chats'::regclass) as definition`.execute(trx)
    await sql`drop index search_entries_in_chats`.execute(trx)
    await sql`set local work_mem = '128MB'; set local maintenance_work_mem = '512MB'`.execute(trx)
    await sql`
      create temp table planted_chat on commit drop as
      select n, uuidv7() as id, case when n = 0 then ${sql.lit(largest)} else ${sql.lit(each)} end as messages
      from generate_series(0, ${sql.lit(others)}) n`.execute(trx)
    await sql`
      create temp table reader_and_others on commit drop as
      select row_number() over (order by id = ${readerId} desc, id) - 1 as n, id from users limit 20`.execute(trx)
    await sql`insert into objects (id, kind, created_at) select id, 'chat', now() - interval '1 year' from planted_chat`.execute(
      trx,
    )
    await sql`
      insert into chats (id, kind, name, created_by, created_at, active_at, last_seq)
      select id, 'group', 'محادثة القياس ' || n, ${readerId}, now() - interval '1 year', now() - n * interval '1 minute', messages
      from planted_chat`.execute(trx)
    await sql`
      insert into object_people (object_id, user_id, kind, degree, sort_at)
      select chat.id, person.id, 'chat', case when person.n = 0 then 'owner' else 'member' end, now() - interval '1 year'
      from planted_chat chat cross join reader_and_others person`.execute(trx)
    // All but the newest five are read.
    await sql`
      insert into read_marks (user_id, object_id, audience, thread_of, seq)
      select ${readerId}, id, 'members', id, messages - 5 from planted_chat`.execute(trx)
    await plantMessages(trx)
    await sql.raw(rows[0]!.definition).execute(trx)
    const { rows: chats } = await sql<{ id: string }>`select id from planted_chat where n = 0`.execute(trx)
    return chats[0]!.id
  })
}

/** As they were said: over a year, in all chats at once, each lying after the one before. */
async function plantMessages(trx: Database): Promise<void> {
  await sql`
    create temp table phrase on commit drop as
    select n - 1 as n, text, body::jsonb, terms from unnest(${[...PHRASES]}::text[],
      ${PHRASES.map((one) => JSON.stringify(documentFromText(one, 'rtl')))}::text[],
      ${PHRASES.map((one) => searchTerms(one).join(' '))}::text[]) with ordinality as given (text, body, terms, n)`.execute(trx)
  await sql`
    create temp table planted_message on commit drop as
    select uuidv7(said.at - now()) as id, chat.id as object_id, seq, person.id as author_id, phrase.text, phrase.body, phrase.terms,
           said.at as created_at
    from planted_chat chat cross join lateral generate_series(1, chat.messages) seq
    cross join lateral (
      select now() - (chat.messages - seq) * (interval '1 year' / chat.messages) - chat.n * interval '1 second' as at
    ) said
    join reader_and_others person on person.n = (seq * 7 + chat.n) % 20
    join phrase on phrase.n = (seq * 13 + chat.n) % ${sql.lit(PHRASES.length)}`.execute(trx)
  for (const { word, messages } of Object.values(plantedInChats))
    await sql`
      update planted_message set text = text || ' ' || ${word}, terms = terms || ' ' || ${searchTerms(word).join(' ')}
      where id in (select id from planted_message order by md5(${word} || id::text) limit ${sql.lit(messages)})`.execute(trx)
  await sql`
    insert into messages (id, object_id, audience, seq, place, kind, author_id, body, text, created_at)
    select id, object_id, 'members', seq, seq, 'said', author_id, body, text, created_at
    from planted_message order by created_at`.execute(trx)
  await sql`
    insert into search_entries (object_id, part, kind, scope, audience, fold_version, terms, at)
    select object_id, id, 'chat', object_id, 'members', ${sql.lit(TERMS_VERSION)}, array_to_tsvector(string_to_array(terms, ' ')), created_at
    from planted_message order by created_at`.execute(trx)
}
