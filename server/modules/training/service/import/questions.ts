import type { ImportRow } from '@diwan/contract/kit/import'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { QUESTION_COLUMNS } from '@diwan/contract/training/vocabulary'
import { MAX_QUESTIONS } from '@diwan/contract/training/limits'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import { fold } from '@diwan/core/arabic-fold'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { defineImport } from '../../../../kit/import/define.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { can } from '../../access/courses.ts'
import { contentOf } from '../../presenter/course.ts'
import { lockCourse, readCourse, type CourseRow } from '../../queries/courses.ts'
import { keepWritten } from '../edit.ts'
import { labelled } from './columns.ts'
import { readQuestion, type Row, type Written } from './question-row.ts'

type DraftQuiz = Extract<CourseContent['sections'][number]['lessons'][number], { kind: 'quiz' }>
type Planned = ImportRow & ({ outcome: 'create'; written: Written } | { outcome: 'unchanged' | 'refused' })

/** Behind the questions that a quiz has; one that it has already stays as it is, so that the same file again adds nothing. */
export const importQuestions = defineImport(imports.questions, {
  columns: QUESTION_COLUMNS,
  required: ['type'],
  maxRows: MAX_QUESTIONS,
  demand: async (ctx, { id, lesson }) => quizIn(ctx, await readCourse(ctx.db, id), lesson),
  plan: async (ctx, db, { id, lesson }, read, isWriting) => {
    const row = isWriting ? await lockCourse(db, id) : await readCourse(db, id)
    const into = quizIn(ctx, row, lesson)
    return { row, into, rows: plan(ctx, into, read) }
  },
  apply: async (ctx, tx, { lesson }, { row, into, rows }) => {
    const added = rows.flatMap((one) => (one.outcome === 'create' ? [one.written] : []))
    if (added.length > 0) await keepWritten(ctx, tx, row!, withQuestions(into.content, lesson, added))
  },
})

interface Into {
  readonly content: CourseContent
  readonly quiz: DraftQuiz
}

function quizIn(ctx: Ctx, row: CourseRow | undefined, lesson: string): Into {
  demand(can, 'edit', ctx.actor, row)
  const content = contentOf(row)
  const quiz = content.sections.flatMap(({ lessons }) => lessons).find(({ key }) => key === lesson)
  if (quiz?.kind !== 'quiz') throw new Problem('not_found')
  return { content, quiz }
}

function withQuestions(content: CourseContent, lesson: string, added: readonly Written[]): CourseContent {
  const grown = (quiz: DraftQuiz): DraftQuiz => ({
    ...quiz,
    questions: [...quiz.questions, ...added.map(({ question }) => question)],
    rights: { ...quiz.rights, ...Object.fromEntries(added.map(({ question, right }) => [question.field.key, right])) },
  })
  const sections = content.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((one) => (one.kind === 'quiz' && one.key === lesson ? grown(one) : one)),
  }))
  return { ...content, sections }
}

const nameOf = (labelAr: string, labelEn: string): string => JSON.stringify([fold(labelAr), fold(labelEn)])

function plan(ctx: Ctx, { content, quiz }: Into, rows: readonly Row[]): Planned[] {
  const has = new Set(quiz.questions.map(({ field }) => nameOf(field.labelAr, field.labelEn)))
  const seen = new Set<string>()
  let many = content.sections
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, one) => sum + (one.kind === 'quiz' ? one.questions.length : 0), 0)
  return rows.map((row): Planned => {
    const [labelAr, labelEn] = [row.values.labelAr ?? '', row.values.labelEn ?? '']
    const [name, head] = [nameOf(labelAr, labelEn), { line: row.line, name: (labelAr || labelEn).slice(0, 254) }]
    const refused = (fields: ImportRow['fields']): Planned => ({
      ...head,
      outcome: 'refused',
      fields: labelled(ctx.actor, QUESTION_COLUMNS, fields),
    })
    if (labelAr + labelEn !== '' && seen.has(name)) return refused([{ path: 'labelAr', code: 'twice' }])
    seen.add(name)
    if (has.has(name)) return { ...head, outcome: 'unchanged', fields: [] }
    const read = readQuestion(row)
    if ('wrong' in read) return refused(read.wrong)
    if (many >= MAX_QUESTIONS) return refused([{ path: 'labelAr', code: 'too_big', params: { maximum: MAX_QUESTIONS } }])
    many += 1
    return { ...head, outcome: 'create', fields: [], written: read }
  })
}
