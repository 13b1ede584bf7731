import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import { documentFromText } from '@diwan/core/document'
import { addDays, secondsToDay } from '@diwan/core/hijri'
import { sql } from 'kysely'
import type { Ctx } from '../../../kit/portal.ts'
import { lastWorkingMoment, quietPortal, type Sample } from '../../../kit/sample.ts'
import { write } from '../../../kit/record/write.ts'
import { setAudience } from '../../audience/public.ts'
import { keepMade, takeFiles } from '../../files/public.ts'
import { namedLabels } from '../../labels/public.ts'
import { publishCommandsOf } from '../../publishing/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { lockArticle, readArticle, updateArticle } from '../queries/articles.ts'
import { countMiss } from '../queries/reading.ts'
import { createCategory } from '../service/categories/write.ts'
import { changeArticle } from '../service/change.ts'
import { createArticle, translateArticle } from '../service/create.ts'
import { articleContent } from '../service/publish.ts'
import { sendForReview } from '../service/review.ts'
import { articleTalk } from '../service/talk.ts'
import { financeArticles } from './articles-finance.ts'
import { hrArticles } from './articles-hr.ts'
import { itArticles } from './articles-it.ts'
import { officeArticles } from './articles-office.ts'
import { sampleCategories } from './categories.ts'
import { pageOf } from './page.ts'
import { drawSteps } from './picture.ts'
import type { SampleArticle } from './types.ts'

const HOUR_MS = 3_600_000
const commands = publishCommandsOf(articleContent)
const PLAN = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
const NOW = { schedule: false, scheduleDate: '', scheduleTime: '', push: false, tokens: ['all' as const] }
/** A draft was begun so many days ago. */
const DRAFT_DAYS = 4
const MISSES = { ar: ['توقيع إلكتروني', 'سكن'], en: ['parking permit'] } as const

/** Made by the services that people use, each by its person and at its time; open to everyone. */
export async function seedKnowledge({ db, people, units, storage, at: end }: Sample): Promise<void> {
  const admin = [...people.values()].find(({ role }) => role === 'ADMIN')!
  const { calendar } = await readWorkingDays(db)
  const actorOf = (by: string) => people.get(`${by}@diwan.example`) ?? admin
  const ctxOf = (actor: Ctx['actor'], hours: number): Ctx => {
    const moment = Math.floor((end.getTime() - hours * HOUR_MS) / 1_000)
    const at = new Date(lastWorkingMoment(calendar, moment) * 1_000)
    const clock = { now: () => at }
    return { portal: quietPortal(db, clock, storage), clock, db, actor }
  }
  const today = secondsToDay(Math.floor(end.getTime() / 1_000))

  const categories = new Map<string, string>()
  for (const { key, parent, unit, icon, colour, names, about } of sampleCategories) {
    const [nameAr, nameEn] = names
    const [descriptionAr, descriptionEn] = about
    const content = { nameAr, nameEn, descriptionAr, descriptionEn, icon, colour, review: false, steps: [] }
    const place = { unitId: units.get(unit)?.id ?? null, parentId: parent === undefined ? null : categories.get(parent)! }
    const made = await createCategory(ctxOf(admin, 400 * 24), { ...content, ...place })
    categories.set(key, made.id)
  }

  const drawn = async (sample: SampleArticle, lang: 'ar' | 'en', ctx: Ctx) => {
    if (!sample.picture) return undefined
    const bytes = await drawSteps(sample.picture[lang], lang)
    const of = { name: `${lang}.png`, type: 'image/png', purpose: 'attachment10', ownerId: ctx.actor.id, objectId: null } as const
    const file = await keepMade(ctx.portal, db, { ...of, bytes })
    return { file, alt: sample.picture[lang].join(lang === 'ar' ? '، ' : ', ') }
  }
  const take = (ctx: Ctx, id: string, file: string | undefined) =>
    file === undefined
      ? Promise.resolve()
      : write(ctx, (tx) =>
          takeFiles(tx, { ids: [file], purpose: 'attachment10', ownerId: ctx.actor.id, objectId: id }).then(() => undefined),
        )

  /** Both languages of one article; answers their ids. */
  const begin = async (sample: SampleArticle, hours: number) => {
    const ctx = ctxOf(actorOf(sample.by), hours)
    const [arabic, english] = [await drawn(sample, 'ar', ctx), await drawn(sample, 'en', ctx)]
    const categoryId = categories.get(sample.category)!
    const made = { lang: 'ar' as const, title: sample.ar[0], categoryId, template: false }
    const ar = await createArticle(ctx, made, pageOf(sample.ar[1], 'ar', arabic))
    await take(ctx, ar.id, arabic?.file)
    const labelIds = await write(ctx, async (tx) => {
      const wanted = sample.labels.map((name) => ({ name }))
      return [...(await namedLabels(ctx, tx, ARTICLE_LABELS_SCOPE, wanted)).ids.values()]
    })
    const reviewOn = sample.review === undefined ? null : addDays(today, sample.review)
    await changeArticle(ctx, { id: ar.id, version: 1, labelIds, reviewOn })
    const en = await translateArticle(ctx, { id: ar.id, title: sample.en[0] }, pageOf(sample.en[1], 'en', english))
    await take(ctx, en.id, english?.file)
    await changeArticle(ctx, { id: en.id, version: 1, reviewOn })
    return { ar: ar.id, en: en.id }
  }

  const publish = async (sample: SampleArticle): Promise<void> => {
    const hours = (sample.days ?? DRAFT_DAYS) * 24
    const pair = await begin(sample, hours + 2)
    const both = [pair.ar, pair.en]
    if (sample.inReview) {
      const ctx = ctxOf(actorOf(sample.by), 20)
      await setAudienceOf(ctx, pair.ar)
      const { version } = (await readArticle(db, ctx.actor, pair.ar))!
      await sendForReview(ctx, { id: pair.ar, version, note: 'أرجو التأكد من حدود المبالغ.' })
    }
    if (sample.days === undefined) return
    for (const id of both) await commands.publish(ctxOf(admin, hours), { id, version: 0, ...PLAN, ...NOW })
    for (const [place, [by, text]] of (sample.comments ?? []).entries()) {
      const ctx = ctxOf(actorOf(by), Math.max(1, hours - 20 - place * 5))
      await write(ctx, async (tx) => {
        const row = (await lockArticle(tx.db, ctx.actor, pair.ar))!
        await articleTalk.say(ctx, tx, row, { audience: 'public', body: documentFromText(text, 'rtl') })
      })
    }
    await readBy(sample, both)
    if (sample.translationOlder) await commands.renew(ctxOf(admin, 24), { id: pair.ar, version: 1 })
  }

  /** Votes of people there are, as many as there are of them, and the views of a year. */
  const readBy = async ({ views, helpful: [yes, no] }: SampleArticle, ids: readonly string[]): Promise<void> => {
    const voters = [...people.values()].slice(0, yes + no)
    for (const id of ids) {
      await updateArticle(db, id, { views: Math.ceil(views / ids.length) })
      for (const [place, { id: person }] of voters.entries()) {
        const helpful = place % (yes + no) >= no
        await sql`insert into article_votes (article_id, person_id, helpful, at) values (${id}, ${person}, ${helpful}, ${end})
          on conflict do nothing`.execute(db)
      }
    }
  }

  for (const sample of [...hrArticles, ...itArticles, ...officeArticles, ...financeArticles]) await publish(sample)
  await demandReviews(db, categories)
  for (const lang of ['ar', 'en'] as const)
    for (const query of MISSES[lang])
      for (let times = 0; times < 4 + (query.length % 3); times += 1) await countMiss(db, query, lang, end)
}

/** Addresses everyone, as its author arranged it. */
async function setAudienceOf(ctx: Ctx, id: string): Promise<void> {
  await setAudience(ctx.db, { id, kind: 'article', listedAt: null }, ['all'])
}

/** From now on articles of these categories are reviewed; what is published there stays. */
async function demandReviews(db: Sample['db'], categories: ReadonlyMap<string, string>): Promise<void> {
  const ids = sampleCategories.flatMap(({ key, review }) => (review ? [categories.get(key)!] : []))
  await sql`update knowledge_categories set review = true where id = any(${ids}::uuid[])`.execute(db)
}
