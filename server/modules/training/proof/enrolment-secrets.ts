import { personToken } from '@diwan/contract/kit/tokens'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { enrolmentChannel } from '@diwan/contract/training/events'
import { CourseContent } from '@diwan/contract/training/schemas/course'
import type { KindProof, Planted } from '../../../testing/proof.ts'
import type { TestUnit } from '../../../testing/people.ts'
import type { World } from '../../../testing/world.ts'
import { begunBy, linkLesson, renewCourse } from './learners.ts'
import { publishedFor } from './published.ts'

const QUIZ = {
  kind: 'quiz',
  key: 'quiz',
  titleAr: 'اختبار',
  titleEn: 'Quiz',
  pass: 100,
  questions: [{ field: { key: 'word', type: 'text', labelAr: 'سؤال', labelEn: 'Question' }, marks: 1 }],
  rights: { word: { type: 'text', right: ['صواب'] } },
}
const contentOf = (nameAr: string, more: readonly object[]): CourseContent =>
  CourseContent.parse({
    nameAr,
    nameEn: 'Course',
    sections: [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons: [QUIZ, ...more] }],
  })

/**
 * Who follows a learner sees on which course; what was answered in a quiz is in no list, report, file, notice or channel: it takes the
 * very attempt to read it.
 */
export const enrolmentSecrets: NonNullable<KindProof['secrets']> = {
  words: { course: 'training.progress.view', answer: 'nobody' },
  async plant(w: World, word: (name: string) => string, group: TestUnit): Promise<Planted> {
    const department = { id: group.parentId!, parentId: null }
    const [author, colleague] = [await w.person('COORDINATOR', department), await w.person('COORDINATOR', department)]
    const reader = await w.person('USER', group)
    const written = (more: readonly object[] = []) => contentOf(word('course'), more)
    const plan = { ...written(), unitId: department.id }
    const { id: course } = await publishedFor(w, author, personToken(reader.id), plan)
    const id = await begunBy(w, reader, course)
    const quiz = { id, lesson: 'quiz' }
    await w.call(reader, quizzes.begin, quiz)
    await w.call(reader, quizzes.save, { ...quiz, number: 1, answers: { word: word('answer') } })
    const { status } = await w.call(reader, quizzes.submit, { ...quiz, number: 1 })
    if (status !== 200) throw new Error('The attempt was not handed in')
    let turn = 0
    return {
      id,
      parts: [],
      owner: reader,
      witness: author,
      watchers: { colleague },
      hears: enrolmentChannel(id),
      /** Another version comes out, and the learner goes on with it. */
      async goOn() {
        turn += 1
        await renewCourse(w, author, course, written([linkLesson(`more_${turn}`)]))
        const { version } = (await w.call(reader, learning.course, { id: course })).body.enrolment!
        const moved = (await w.call(reader, learning.move, { id, version })).body
        return `"version":${moved.enrolment!.version}`
      },
    }
  },
}
