import { courseEvents, enrolmentEvents, overdueNoted } from '@diwan/contract/training/events'
import { ar } from '@diwan/contract/training/words.ar'
import { en } from '@diwan/contract/training/words.en'
import { holdsFlag } from '../../kit/access/actor.ts'
import type { House, Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { searchableContent } from '../publishing/public.ts'
import { certificateRoutes } from './routes/certificates.ts'
import { enrolling, enrolmentNight, enrolmentNotifications } from './jobs/enrolments.ts'
import { enrolmentRoutes } from './routes/enrolments.ts'
import { courseNotifications } from './jobs/courses.ts'
import { forgetCourses } from './queries/forget.ts'
import { quizRoutes } from './routes/quizzes.ts'
import { routes } from './routes/courses.ts'
import { readsAnsweredFile } from './service/attempt-files.ts'
import { submitDue } from './service/due-attempts.ts'
import { numberedLearners, numberedLearning } from './service/enrolment-numbers.ts'
import { enrolmentFollower, enrolmentKind } from './service/enrolment-policy.ts'
import { keepJob } from './service/keep-certificate.ts'
import { courseFollower, courseKind, readsCourseFile } from './service/policy.ts'
import { seedTraining } from './seed/training.ts'
import { courseContent } from './service/publish.ts'
import { courseFinder } from './service/search.ts'
import { trainingTopics } from './topics.ts'

export const manifest = (house: House): Module => ({
  name: 'training',
  words: { ar, en },
  objects: ['course', 'enrolment'],
  events: [...Object.values(courseEvents), ...Object.values(enrolmentEvents), overdueNoted],
  routes: [...routes, ...enrolmentRoutes(house), ...quizRoutes, ...certificateRoutes(house.publicUrl)],
  kinds: [courseKind, enrolmentKind],
  channels: [courseFollower, enrolmentFollower],
  files: { course: readsCourseFile, enrolment: readsAnsweredFile },
  fileUploaders: { lesson: (actor) => holdsFlag(actor, 'training', 'create') },
  searchable: [searchableContent('course', 'courses')],
  found: [courseFinder.found],
  inUnits: [
    belongingToUnits({
      kind: 'course',
      flag: 'training.view',
      columns: [
        ['courses', 'unit_id'],
        ['enrolments', 'unit_id'],
      ],
    }),
  ],
  published: [courseContent.published],
  numbers: [numberedLearning, numberedLearners],
  notifications: { ...courseNotifications, ...enrolmentNotifications },
  reactions: enrolling,
  backgroundJobs: [keepJob(house.publicUrl)],
  everyMinute: submitDue,
  everyNight: enrolmentNight,
  topics: trainingTopics,
  forget: (_portal, { db }, ids) => forgetCourses(db, ids),
  seed: seedTraining,
})
