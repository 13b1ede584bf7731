import type { AudienceToken } from '@diwan/contract/kit/tokens'
import type { Outline } from '@diwan/contract/training/schemas/outline'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import { lessonsOf } from '@diwan/core/training/outline'
import { isDeepStrictEqual } from 'node:util'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { keepWords, namesOf, publishing } from '../../publishing/public.ts'
import { indexFiles } from '../../search/public.ts'
import { can } from '../access/courses.ts'
import { contentOf } from '../presenter/course.ts'
import { updateCourse, type CourseRow } from '../queries/courses.ts'
import { readCourseFiles } from '../queries/files.ts'
import { placesOfFiles } from '../queries/found-files.ts'
import { insertVersion, readOutline } from '../queries/versions.ts'
import { course } from '../kind.ts'
import { shownOf } from './edit.ts'
import { filesOf } from './files.ts'
import { keepKeys } from './keys.ts'
import { missing } from './ready.ts'

/** What is written becomes what people see, and what they learn on from then on. */
export const courseContent = publishing<CourseRow>({
  ...course.content,
  flag: 'training.create',
  keep: (db, row, standing) => updateCourse(db, row.id, { ...standing, version: row.version + 1 }),
  sees: (row, person) => can.learn(person, row),
  ready: makeReady,
})

async function makeReady(ctx: Ctx, tx: Tx, row: CourseRow, _tokens: readonly AudienceToken[]): Promise<void> {
  if (row.is_template) throw new Problem('wrong_state')
  const content = contentOf(row)
  const files = new Map((await readCourseFiles(tx.db, row.id, filesOf(content))).map((file) => [file.id, file]))
  const wrong = missing(content, files)
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
  const outline = outlineOf(content, (id) => files.get(id)?.media?.seconds ?? null)
  const course_version = await versionOf(ctx, tx, row, outline)
  await keepKeys(ctx, tx, { courseId: row.id, courseVersion: course_version }, content)
  const at = ctx.clock.now()
  const shown = { ...shownOf(content), lessons: lessonsOf(outline).length }
  await updateCourse(tx.db, row.id, { ...shown, course_version, changed: false, updated_at: at })
  await keepWords(tx.db, { id: row.id, ...namesOf(content) }, row.created_at)
  await indexFiles(tx.db, placesOfFiles, row.id)
}

/** Another one only where what is learnt is another. */
async function versionOf(ctx: Ctx, tx: Tx, row: CourseRow, outline: Outline): Promise<number> {
  const newest = row.course_version
  if (newest > 0 && isDeepStrictEqual(await readOutline(tx.db, row.id, newest), outline)) return newest
  await insertVersion(tx.db, {
    course_id: row.id,
    version: newest + 1,
    outline: JSON.stringify(outline),
    created_by: ctx.actor.id,
    created_at: ctx.clock.now(),
  })
  return newest + 1
}

/** Without what is right in its quizzes, and with how long its films are. */
function outlineOf({ sequential, sections }: CourseContent, secondsOf: (fileId: string) => number | null): Outline {
  return {
    sequential,
    sections: sections.map(({ lessons, ...section }) => ({
      ...section,
      lessons: lessons.map((lesson) => {
        if (lesson.kind === 'video') {
          const seconds = lesson.fileId === null ? null : secondsOf(lesson.fileId)
          return { ...lesson, seconds: seconds === null ? null : Math.floor(seconds) }
        }
        if (lesson.kind !== 'quiz') return lesson
        const { rights: _rights, ...asked } = lesson
        return asked
      }),
    })),
  }
}
