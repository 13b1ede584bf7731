import { overdueNoted } from '@diwan/contract/training/events'
import { ar } from '@diwan/contract/training/words.ar'
import { en } from '@diwan/contract/training/words.en'
import { holdsFlag } from '../../kit/access/actor.ts'
import { defineModule } from '../../kit/kind/define-module.ts'
import type { House, Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { course, enrolment } from './kind.ts'
import { certificateRoutes } from './routes/certificates.ts'
import { enrolling, enrolmentNight, enrolmentNotifications } from './jobs/enrolments.ts'
import { enrolmentRoutes } from './routes/enrolments.ts'
import { courseNotifications } from './jobs/courses.ts'
import { quizRoutes } from './routes/quizzes.ts'
import { routes } from './routes/courses.ts'
import { coursesOnTimeline } from './service/bars.ts'
import { submitDue } from './service/due-attempts.ts'
import { numberedLearners, numberedLearning } from './service/enrolment-numbers.ts'
import { begunCourses, overdueLearners, plannedCourses, waitingCourses } from './service/widgets.ts'
import { keepJob } from './service/keep-certificate.ts'
import { seedTraining } from './seed/training.ts'
import { courseContent } from './service/publish.ts'
import { importAssignments } from './service/import/assignments.ts'
import { importQuestions } from './service/import/questions.ts'

export const manifest = (house: House): Module =>
  defineModule({
    key: 'training',
    words: { ar, en },
    kinds: [course, enrolment],
    events: [overdueNoted],
    numbers: [numberedLearning, numberedLearners],
    widgets: [begunCourses, overdueLearners],
    waiting: [waitingCourses, plannedCourses],
    imports: [importQuestions, importAssignments],
    routes: [...routes, ...enrolmentRoutes(house), ...quizRoutes, ...certificateRoutes(house.publicUrl)],
    fileUploaders: { lesson: (actor) => holdsFlag(actor, 'training', 'create') },
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
    onTimeline: [coursesOnTimeline],
    published: [courseContent.published],
    notifications: { ...courseNotifications, ...enrolmentNotifications },
    reactions: enrolling,
    backgroundJobs: [keepJob(house.publicUrl)],
    everyMinute: submitDue,
    everyNight: enrolmentNight,
    seed: seedTraining,
  })
