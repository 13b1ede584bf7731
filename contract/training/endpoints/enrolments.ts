import { endpoint, flag } from '../../kit/endpoint.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { Counter, page } from '../../kit/page.ts'
import { CourseId } from '../schemas/course.ts'
import {
  Assign,
  Assignments,
  Enrolment,
  EnrolmentAtVersion,
  EnrolmentCountQuery,
  EnrolmentExport,
  EnrolmentId,
  EnrolmentQuery,
  OpenEnrolment,
  Unassign,
} from '../schemas/enrolment.ts'

const path = '/api/training/enrolments'
/** What one learns oneself takes no other right than to learn; of learners the list tells what the caller follows. */
const lists = { module: 'training', access: flag('training', 'learn'), method: 'GET' } as const
const follows = { module: 'training', access: flag('training', 'progress.view'), method: 'GET' } as const
const assigns = { module: 'training', access: flag('training', 'create') } as const

export const enrolments = {
  list: endpoint({
    ...lists,
    name: 'training.enrolments',
    summary: 'Courses of the caller, or learners whom the caller follows.',
    path,
    input: EnrolmentQuery,
    output: page(Enrolment),
  }),
  count: endpoint({
    ...lists,
    name: 'training.countEnrolments',
    summary: 'How many enrolments the same list holds, exact to 999.',
    path: `${path}/count`,
    input: EnrolmentCountQuery,
    output: Counter,
  }),
  open: endpoint({
    ...follows,
    name: 'training.openEnrolment',
    summary: 'One enrolment with how far each lesson has come, and the channels to follow it by.',
    path: `${path}/{id}`,
    input: EnrolmentId,
    output: OpenEnrolment,
    errors: ['not_found'],
  }),
  export: endpoint({
    ...follows,
    name: 'training.exportEnrolments',
    summary: 'The learners of one course as CSV or XLSX, of those whom the caller follows.',
    path: '/api/training/courses/{id}/enrolments/export',
    input: EnrolmentExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    errors: ['not_found', 'forbidden'],
  }),
  cancel: endpoint({
    ...assigns,
    name: 'training.cancel',
    summary: 'Takes an enrolment back that was not finished. Its assignment does not bring it again.',
    method: 'POST',
    path: `${path}/{id}/cancel`,
    input: EnrolmentAtVersion,
    output: Enrolment,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
  }),
  retry: endpoint({
    module: 'training',
    access: flag('training', 'grade'),
    name: 'training.retry',
    summary: 'Lets a learner who failed try again.',
    method: 'POST',
    path: `${path}/{id}/retry`,
    input: EnrolmentAtVersion,
    output: Enrolment,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
  }),
}

const ofCourse = '/api/training/courses/{id}/assignments'
export const assignments = {
  list: endpoint({
    ...assigns,
    name: 'training.assignments',
    summary: 'Whom a course is assigned to, and how many are enrolled.',
    method: 'GET',
    path: ofCourse,
    input: CourseId,
    output: Assignments,
    errors: ['not_found', 'forbidden'],
  }),
  assign: endpoint({
    ...assigns,
    name: 'training.assign',
    summary:
      'Assigns a course. Those who are meant are enrolled now where it is published, and by night those who come to be meant.',
    method: 'POST',
    path: ofCourse,
    input: Assign,
    output: Assignments,
    errors: ['not_found', 'forbidden', 'wrong_state', 'training.too_many_assignments'],
  }),
  unassign: endpoint({
    ...assigns,
    name: 'training.unassign',
    summary: 'Ends an assignment. Who was enrolled by it stays enrolled.',
    method: 'DELETE',
    path: ofCourse,
    input: Unassign,
    output: Assignments,
    errors: ['not_found', 'forbidden'],
  }),
}
