import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { courses } from '@diwan/contract/training/endpoints/courses'
import { courseChannel } from '@diwan/contract/training/events'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access/courses.ts'
import { contentOf, presentCourse } from '../presenter/course.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import { coursesPaged } from '../queries/list.ts'
import { edited } from './edit.ts'
import { withFiles } from './files.ts'
import { publishedContent } from './published.ts'

type Input<E extends keyof typeof courses> = InputOf<(typeof courses)[E]>
type Answer<E extends keyof typeof courses> = Promise<OutputOf<(typeof courses)[E]>>

export async function listCourses(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  return coursesPaged.page(ctx, await coursesPaged.resolved(ctx, input), input, (rows) =>
    rows.map((row) => presentCourse(ctx.actor, row)),
  )
}

export async function countCourses(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  const [counter] = await coursesPaged.counts(ctx, [await coursesPaged.resolved(ctx, input)])
  return counter!
}

const written = async ({ db, actor }: Ctx, id: string): Promise<CourseRow> => {
  const row = await readCourse(db, id)
  demand(can, 'edit', actor, row)
  return row
}

export async function openCourse(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [courseChannel(id)], async () => edited(ctx, ctx.db, await written(ctx, id)))
  return { course: record, positions }
}

/** The text leaves the portal, so it names no files of it. */
export async function readContent(ctx: Ctx, { id, state }: Input<'content'>): Answer<'content'> {
  const row = await written(ctx, id)
  return state === 'written' ? withFiles(contentOf(row), new Map()) : publishedContent(ctx.db, row)
}
