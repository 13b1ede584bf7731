import type { CourseContent } from '@diwan/contract/training/schemas/course'
import { isDeepStrictEqual } from 'node:util'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { insertKeys, readKeys, type QuizOfVersion } from '../queries/keys.ts'

/** With what is published: what is right in each of its quizzes, where that is another than before. Who has answered is marked again by hand only. */
export async function keepKeys(ctx: Ctx, tx: Tx, of: Omit<QuizOfVersion, 'lesson'>, { sections }: CourseContent): Promise<void> {
  for (const lesson of sections.flatMap(({ lessons }) => lessons)) {
    if (lesson.kind !== 'quiz') continue
    const asked = new Set(lesson.questions.map(({ field }) => field.key))
    const rights = Object.fromEntries(Object.entries(lesson.rights).filter(([key]) => asked.has(key)))
    const before = await readKeys(tx.db, { ...of, lesson: lesson.key })
    if (before && isDeepStrictEqual(before.rights, rights)) continue
    await insertKeys(tx.db, {
      course_id: of.courseId,
      course_version: of.courseVersion,
      lesson: lesson.key,
      version: (before?.version ?? 0) + 1,
      rights: JSON.stringify(rights),
      dropped: [...(before?.dropped ?? [])],
      created_by: ctx.actor.id,
      created_at: ctx.clock.now(),
    })
  }
}
