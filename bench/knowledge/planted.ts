import { pageFromText, pageText } from '@diwan/core/page/document'
import { TERMS_VERSION, titleTerm } from '@diwan/core/search-text'
import { sql } from 'kysely'
import { plainWords, searchTerms } from '../../server/kit/search-text.ts'
import { makeShortIds } from '../short-ids.ts'
import type { Database } from '../../server/kit/db/database.ts'

const SENTENCES = [
  'يقدَّم الطلب من صفحة الخدمات قبل موعده بأسبوع، ويرد عليه الرئيس خلال يومي عمل.',
  'افتح إعدادات الشبكة واختر شبكة الموظفين، ثم أدخل رقمك الوظيفي وكلمة المرور.',
  'تُصرف البدلات مع الراتب إذا أُرفقت الفواتير وكشف الرحلة قبل نهاية الشهر.',
  'إذا لم تستجب الطابعة فأعد تشغيلها وتحقق من الورق والحبر، ثم افتح تذكرة.',
]
const SUBJECTS = [
  'طلب إجازة',
  'الشبكة اللاسلكية',
  'بدل السفر',
  'إعداد الطابعة',
  'حجز القاعات',
  'عقود الموردين',
  'أمن المعلومات',
  'استقبال موظف',
]
/** One of so many articles has the rare word. */
const RARE_EACH = 2_000
export const RARE_WORD = 'زعفران'
export const COMMON_WORD = 'الطابعة'

/** So many published articles for everybody, set-based and past the service: a text of a page in eight kinds. */
export async function plantArticles(db: Database, count: number): Promise<void> {
  const kinds = SUBJECTS.map((subject, n) => {
    const lines = Array.from({ length: 24 }, (_line, at) => SENTENCES[(at * 3 + n) % SENTENCES.length]!)
    const doc = pageFromText(lines.join('\n'), 'rtl')
    const text = pageText(doc)
    return {
      n,
      subject,
      doc,
      text,
      terms: searchTerms(`${subject}\n${text}`),
      title: titleTerm(subject),
      words: plainWords(`${subject}\n${text}`),
    }
  })
  await db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '128MB'`.execute(trx)
    await sql`create temp table page_kind on commit drop as select * from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb)
      as given (n int, subject text, doc jsonb, text text, terms text[], title text, words text[])`.execute(trx)
    await sql`create temp table page on commit drop as
      select n, uuidv7() as id, uuidv7() as pair, now() - n * interval '5 minutes' as at from generate_series(1, ${sql.lit(count)}) n`.execute(
      trx,
    )
    await sql`create temp table author on commit drop as select id from users where email like 'person%@bench.example' order by id limit 1`.execute(
      trx,
    )
    await sql`create temp table shelf on commit drop as select uuidv7() as id`.execute(trx)
    await sql`insert into objects (id, kind, created_by, created_at) select shelf.id, 'article_category', author.id, now() from shelf, author`.execute(
      trx,
    )
    await sql`insert into knowledge_categories (id, name_ar, name_en, icon, colour, position)
      select id, 'القياس', 'Measured', 'book', 'blue', 'zz' from shelf`.execute(trx)
    await makeShortIds(trx, count)
    await sql`insert into objects (id, kind, short_id, created_by, created_at)
      select page.id, 'article', code.short_id, author.id, page.at from page join code using (n), author`.execute(trx)
    await sql`insert into article_pairs (id, category_id, position) select pair, shelf.id, lpad(n::text, 9, '0') from page, shelf`.execute(
      trx,
    )
    await sql`insert into articles (id, short_id, pair_id, lang, title, preview, shown_title, shown_preview, shown_at, status, draft,
        published_at, published_n, created_by, created_at, updated_at, views)
      select page.id, code.short_id, pair, 'ar', subject || ' ' || page.n, left(text, 200), subject || ' ' || page.n, left(text, 200), at, 'published',
        false, at, 1, author.id, at, at, page.n % 977
      from page join code using (n) join page_kind kind on kind.n = page.n % ${sql.lit(kinds.length)}, author`.execute(trx)
    await sql`insert into article_versions (article_id, n, title, doc, text, by, at)
      select page.id, 1, subject, doc, text, author.id, at from page join page_kind kind on kind.n = page.n % ${sql.lit(kinds.length)}, author`.execute(
      trx,
    )
    await sql`insert into audiences (object_id, token, kind, listed_at) select id, 'all', 'article', at from page`.execute(trx)
    await sql`insert into search_entries (object_id, part, kind, audience, fold_version, terms, at)
      select page.id, page.id, 'article', 'public', ${sql.lit(TERMS_VERSION)},
        array_to_tsvector(kind.terms || kind.title || case when page.n % ${sql.lit(RARE_EACH)} = 0 then ${searchTerms(RARE_WORD)}::text[] else '{}' end), at
      from page join page_kind kind on kind.n = page.n % ${sql.lit(kinds.length)}`.execute(trx)
    await sql`insert into search_words (word, backwards) select distinct word, reverse(word)
      from (select unnest(words) from page_kind union select unnest(${plainWords(RARE_WORD)}::text[])) as said (word) on conflict do nothing`.execute(
      trx,
    )
  })
}
