import { contentEndpoint } from '../../fields/endpoints.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { listEndpoints } from '../../kit/endpoints/list.ts'
import { Done } from '../../kit/ids.ts'
import { publishEndpoints } from '../../publishing/endpoints.ts'
import { MAX_COURSE_BYTES } from '../limits.ts'
import {
  ChangeCourse,
  CopyCourse,
  Course,
  CourseContent,
  CourseCountQuery,
  CourseId,
  CourseQuery,
  CreateCourse,
  EditedCourse,
  OpenCourse,
} from '../schemas/course.ts'
import { CourseReport } from '../schemas/enrolment.ts'

const path = '/api/training/courses'
const writes = { module: 'training', access: flag('training', 'create') } as const

export const courses = {
  ...listEndpoints({
    module: 'training',
    path,
    query: CourseQuery,
    filter: CourseCountQuery,
    item: Course,
    summary: 'Courses to choose from, or those that the caller manages.',
    things: 'courses',
  }),
  open: endpoint({
    ...writes,
    name: 'training.open',
    summary: 'One course as it is written, with the channels to follow it by.',
    method: 'GET',
    path: `${path}/{id}`,
    input: CourseId,
    output: OpenCourse,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...writes,
    name: 'training.create',
    summary: 'Begins a course, as a draft.',
    method: 'POST',
    path,
    input: CreateCourse,
    output: EditedCourse,
    errors: ['training.unit_missing', 'files.not_available'],
    maxBytes: MAX_COURSE_BYTES,
  }),
  change: endpoint({
    ...writes,
    name: 'training.change',
    summary: 'Writes a course on, unless someone else did since the caller saw it. Learners see it once it is published.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: ChangeCourse,
    output: EditedCourse,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'training.unit_missing', 'files.not_available'],
    maxBytes: MAX_COURSE_BYTES,
  }),
  copy: endpoint({
    ...writes,
    name: 'training.copy',
    summary: 'Begins a course from another one, or keeps it as a template that others begin from.',
    method: 'POST',
    path: `${path}/{id}/copies`,
    input: CopyCourse,
    output: EditedCourse,
    errors: ['not_found', 'forbidden'],
  }),
  content: contentEndpoint({ module: 'training', path: `${path}/{id}`, content: CourseContent, thing: 'course' }),
  delete: endpoint({
    ...writes,
    name: 'training.delete',
    summary: 'Deletes a course for good on which nobody was enrolled.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: CourseId,
    output: Done,
    errors: ['not_found', 'forbidden', 'training.not_deleted'],
  }),
  report: endpoint({
    module: 'training',
    access: flag('training', 'progress.view'),
    name: 'training.report',
    summary: 'How a course goes: its learners by status and by unit, and how far they have come.',
    method: 'GET',
    path: `${path}/{id}/report`,
    input: CourseId,
    output: CourseReport,
    errors: ['not_found', 'forbidden'],
  }),
}

export const coursePublishing = {
  ...publishEndpoints({ module: 'training', path: `${path}/{id}`, publish: 'create', thing: 'course' }),
}
