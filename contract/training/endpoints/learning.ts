import { endpoint, flag } from '../../kit/endpoint.ts'
import { BEACONS_A_MINUTE, LEARNED_A_MINUTE } from '../limits.ts'
import { CourseId } from '../schemas/course.ts'
import { EnrolmentAtVersion, LessonProgress } from '../schemas/enrolment.ts'
import { Beacon, LearntLesson, Learning, LessonId } from '../schemas/learning.ts'

const learns = { module: 'training', access: flag('training', 'learn') } as const
const path = '/api/training/enrolments/{id}'

export const learning = {
  course: endpoint({
    ...learns,
    name: 'training.course',
    summary: 'A course as the caller learns on it: its outline, and how far the caller has come.',
    method: 'GET',
    path: '/api/training/courses/{id}/learning',
    input: CourseId,
    output: Learning,
    errors: ['not_found'],
  }),
  join: endpoint({
    ...learns,
    name: 'training.join',
    summary: 'Enrols the caller on a course that lets those enrol themselves whom it addresses.',
    method: 'POST',
    path: '/api/training/courses/{id}/join',
    input: CourseId,
    output: Learning,
    errors: ['not_found', 'wrong_state', 'training.not_open'],
  }),
  begin: endpoint({
    ...learns,
    name: 'training.begin',
    summary: 'Begins a course, on its newest version.',
    method: 'POST',
    path: `${path}/begin`,
    input: EnrolmentAtVersion,
    output: Learning,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state'],
  }),
  move: endpoint({
    ...learns,
    name: 'training.move',
    summary: 'Moves to the newest version of a course. Lessons that are still in it keep their progress.',
    method: 'POST',
    path: `${path}/newest`,
    input: EnrolmentAtVersion,
    output: Learning,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state'],
  }),
  lesson: endpoint({
    ...learns,
    name: 'training.lesson',
    summary: 'What a lesson holds, once it may be opened.',
    method: 'GET',
    path: `${path}/lessons/{lesson}`,
    input: LessonId,
    output: LearntLesson,
    errors: ['not_found', 'wrong_state', 'training.lesson_closed'],
    perMinute: LEARNED_A_MINUTE,
  }),
  done: endpoint({
    ...learns,
    name: 'training.done',
    summary: 'Says that a lesson is done which the portal cannot judge: a text, a document, a link, a form that was sent.',
    method: 'POST',
    path: `${path}/lessons/{lesson}/done`,
    input: LessonId,
    output: Learning,
    errors: ['not_found', 'wrong_state', 'training.lesson_closed', 'training.lesson_not_done'],
    perMinute: LEARNED_A_MINUTE,
  }),
  watched: endpoint({
    ...learns,
    name: 'training.watched',
    summary: 'Tells what was played of a video. What is believed is bounded by the time that went by.',
    method: 'POST',
    path: `${path}/lessons/{lesson}/watched`,
    input: Beacon,
    output: LessonProgress,
    errors: ['not_found', 'wrong_state', 'training.lesson_closed'],
    repeatable: true,
    perMinute: BEACONS_A_MINUTE,
  }),
}
