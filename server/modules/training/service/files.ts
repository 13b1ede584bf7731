import type { CourseContent } from '@diwan/contract/training/schemas/course'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { belongingTo, takeFiles, type Copied } from '../../files/public.ts'

const COVER = 'attachment10'
const LESSON = 'lesson'

type Sections = CourseContent['sections']

/** The files of its lessons, each once. */
export const lessonFiles = (sections: Sections): string[] => [
  ...new Set(sections.flatMap(({ lessons }) => lessons.flatMap((one) => ('fileId' in one && one.fileId ? [one.fileId] : [])))),
]

/** All that is named: the cover as well. */
export const filesOf = ({ coverId, sections }: CourseContent): string[] => [
  ...new Set([...(coverId ? [coverId] : []), ...lessonFiles(sections)]),
]

/** What is new of them belongs to the course from now on; what it named once stays with it, for a version may show it. */
export async function takeCourseFiles(ctx: Ctx, tx: Tx, courseId: string, content: CourseContent): Promise<void> {
  const known = await belongingTo(tx.db, courseId, filesOf(content))
  const of = { ownerId: ctx.actor.id, objectId: courseId }
  const cover = content.coverId && !known.has(content.coverId) ? [content.coverId] : []
  await takeFiles(tx, { ids: cover, purpose: COVER, ...of })
  const lessons = lessonFiles(content.sections).filter((id) => !known.has(id) && !cover.includes(id))
  await takeFiles(tx, { ids: lessons, purpose: LESSON, ...of })
}

/** The same course with other files in their places; a file without one is left out. */
export function withFiles(content: CourseContent, files: ReadonlyMap<string, string>): CourseContent {
  const other = (id: string | null): string | null => (id === null ? null : (files.get(id) ?? null))
  const sections = content.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((one) => ('fileId' in one ? { ...one, fileId: other(one.fileId) } : one)),
  }))
  return { ...content, coverId: other(content.coverId), sections }
}

export const placesOf = (copied: readonly Copied[]): ReadonlyMap<string, string> =>
  new Map(copied.map(({ from, to }) => [from, to]))
