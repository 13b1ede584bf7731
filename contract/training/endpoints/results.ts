import { endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { CourseId } from '../schemas/course.ts'
import { EnrolmentExport } from '../schemas/enrolment.ts'
import { ItemReport } from '../schemas/items.ts'

const path = '/api/training/courses/{id}'
const follows = { module: 'training', access: flag('training', 'progress.view'), method: 'GET' } as const
const leaves = { ...follows, input: EnrolmentExport, output: fileAnswer, file: 'out', perMinute: 20 } as const

/** How the quizzes of a course were answered, by the learners whom the caller follows. */
export const results = {
  items: endpoint({
    ...follows,
    name: 'training.items',
    summary: 'The questions of a course: how many got each right, whether it tells who knows more, and what was chosen.',
    path: `${path}/items`,
    input: CourseId,
    output: ItemReport,
    errors: ['not_found', 'forbidden'],
  }),
  exportItems: endpoint({
    ...leaves,
    name: 'training.exportItems',
    summary: 'The same as CSV or XLSX, a question a line.',
    path: `${path}/items/export`,
    errors: ['not_found', 'forbidden'],
  }),
  exportAttempts: endpoint({
    ...leaves,
    name: 'training.exportAttempts',
    summary:
      'The attempts at the quizzes of a course as CSV or XLSX, a line each. What was answered and what is right is not in it.',
    path: `${path}/attempts/export`,
    errors: ['not_found', 'forbidden'],
  }),
}
