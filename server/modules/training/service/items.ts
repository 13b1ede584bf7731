import { lessonsOf } from '@diwan/core/training/outline'
import type { RightAnswer } from '@diwan/core/quiz/question'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { results } from '@diwan/contract/training/endpoints/results'
import type { Item, ItemReport } from '@diwan/contract/training/schemas/items'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access/courses.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import { readItems, type ItemRow } from '../queries/items.ts'
import { readAllKeys, type Keys } from '../queries/keys.ts'
import { followedBy } from '../queries/report.ts'
import { readOutline } from '../queries/versions.ts'
import type { Quiz } from './quiz.ts'

/** Those who follow the learners of a course write it as well: what is right is theirs to see. */
export async function reportItems(ctx: Ctx, { id }: InputOf<typeof results.items>): Promise<ItemReport> {
  const course = await readCourse(ctx.db, id)
  demand(can, 'progress', ctx.actor, course)
  return { items: await itemsOf(ctx, course) }
}

/** The questions of the newest version, in its order. */
export async function itemsOf(ctx: Ctx, { id, course_version: version }: CourseRow): Promise<Item[]> {
  if (version === 0) return []
  const [rows, keys, outline] = await Promise.all([
    readItems(ctx.db, id, followedBy(ctx.actor)),
    readAllKeys(ctx.db, id, version),
    readOutline(ctx.db, id, version),
  ])
  const quizzes = lessonsOf(outline).filter((lesson): lesson is Quiz => lesson.kind === 'quiz')
  const read = new Map(rows.map((row) => [nameOf(row.lesson, row.key), row]))
  return quizzes.flatMap((quiz) =>
    quiz.questions.map(({ field }) => itemOf(quiz, field, keys.get(quiz.key), read.get(nameOf(quiz.key, field.key)))),
  )
}

const nameOf = (lesson: string, key: string): string => `${lesson}/${key}`
const inHundredths = (part: number | null | undefined): number | null =>
  part === null || part === undefined ? null : Math.round(part * 100) / 100

function itemOf(quiz: Quiz, field: Quiz['questions'][number]['field'], keys: Keys | undefined, row: ItemRow | undefined): Item {
  const right = rightOptions(keys?.rights[field.key])
  return {
    lesson: quiz.key,
    quizAr: quiz.titleAr,
    quizEn: quiz.titleEn,
    key: field.key,
    type: field.type,
    labelAr: field.labelAr,
    labelEn: field.labelEn,
    dropped: keys?.dropped.has(field.key) ?? false,
    asked: row?.asked ?? 0,
    blank: row?.blank ?? 0,
    share: inHundredths(row?.share),
    discrimination: inHundredths(row?.discrimination),
    options:
      field.type === 'choice' || field.type === 'choices'
        ? field.options.map((one) => ({ ...one, chosen: row?.chosen[one.key] ?? 0, right: right.has(one.key) }))
        : [],
  }
}

function rightOptions(right: RightAnswer | undefined): ReadonlySet<string> {
  if (right?.type === 'choice') return new Set([right.right])
  return new Set(right?.type === 'choices' ? right.right : [])
}
