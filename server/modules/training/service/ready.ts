import { incomplete } from '@diwan/contract/fields/schemas'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import type { DraftLesson } from '@diwan/contract/training/schemas/outline'
import type { CourseContent } from '@diwan/contract/training/schemas/course'
import { isEmptyDocument } from '@diwan/core/document'
import { quizProblems } from '@diwan/core/quiz/problems'

type Code = WrongField['code']
type Named = Readonly<Record<'titleAr' | 'titleEn', string>>
type Files = ReadonlyMap<string, Attachment>

const FILM = 'video/mp4'

/** Both languages are needed wherever one of them is. */
function pair(path: string, ar: string, en: string, needed: boolean): WrongField[] {
  const codeOf = (one: string, other: string): Code | undefined =>
    one !== '' || (!needed && other === '') ? undefined : other === '' ? 'empty' : 'translation_missing'
  const [inArabic, inEnglish] = [codeOf(ar, en), codeOf(en, ar)]
  return [
    ...(inArabic ? [{ path: `${path}Ar`, code: inArabic }] : []),
    ...(inEnglish ? [{ path: `${path}En`, code: inEnglish }] : []),
  ]
}
const titled = ({ titleAr, titleEn }: Named) => pair('title', titleAr, titleEn, true)

/** What stands against showing a lesson to anybody, by path within it. */
function ofLesson(lesson: DraftLesson, files: Files): WrongField[] {
  switch (lesson.kind) {
    case 'text': {
      const text = (body: typeof lesson.bodyAr): string => (body === null || isEmptyDocument(body) ? '' : 'text')
      return pair('body', text(lesson.bodyAr), text(lesson.bodyEn), true)
    }
    case 'video':
      return ofVideo(lesson, files)
    case 'document':
      return lesson.fileId && files.has(lesson.fileId) ? [] : [{ path: 'fileId', code: 'empty' }]
    case 'link':
      return lesson.url === '' ? [{ path: 'url', code: 'empty' }] : []
    case 'form':
      return lesson.formId === null ? [{ path: 'formId', code: 'empty' }] : []
    case 'quiz':
      return ofQuiz(lesson)
  }
}

function ofVideo({ fileId, url, mustWatch }: DraftLesson & { kind: 'video' }, files: Files): WrongField[] {
  const file = fileId ? files.get(fileId) : undefined
  if (!file && url === '') return [{ path: 'fileId', code: 'empty' }]
  if (file && file.type !== FILM) return [{ path: 'fileId', code: 'file_type' }]
  // of what plays elsewhere, and of a film that does not say how long it is, nobody can tell what was watched
  return mustWatch && !file?.media?.seconds ? [{ path: 'mustWatch', code: 'not_allowed' }] : []
}

function ofQuiz({ questions, rights, count }: DraftLesson & { kind: 'quiz' }): WrongField[] {
  if (questions.length === 0) return [{ path: 'questions', code: 'empty' }]
  const place = (key: string): number => questions.findIndex(({ field }) => field.key === key)
  return [
    ...(count !== null && count > questions.length
      ? [{ path: 'count', code: 'too_big', params: { maximum: questions.length } }]
      : []),
    ...incomplete(questions.map(({ field }) => field)).map(({ path, ...rest }) => {
      const [at, ...inside] = path.split('.')
      return { ...rest, path: ['questions', at, 'field', ...inside].join('.') }
    }),
    ...quizProblems(questions, rights).map(({ key, code }) => ({ path: `questions.${place(key)}`, code })),
  ]
}

/** What stands against showing a course to anybody. */
export function missing(content: CourseContent, files: Files): WrongField[] {
  const within = (path: string, found: readonly WrongField[]) => found.map((one) => ({ ...one, path: `${path}.${one.path}` }))
  const lessons = content.sections.flatMap((section) => section.lessons)
  return [
    ...pair('name', content.nameAr, content.nameEn, true),
    ...pair('description', content.descriptionAr, content.descriptionEn, false),
    ...pair('category', content.categoryAr, content.categoryEn, false),
    ...pair('signatory', content.signatoryAr, content.signatoryEn, false),
    ...(lessons.length === 0 ? [{ path: 'sections', code: 'empty' }] : []),
    ...content.sections.flatMap((section, at) => [
      ...within(`sections.${at}`, titled(section)),
      ...section.lessons.flatMap((lesson, place) =>
        within(`sections.${at}.lessons.${place}`, [...titled(lesson), ...ofLesson(lesson, files)]),
      ),
    ]),
  ]
}
