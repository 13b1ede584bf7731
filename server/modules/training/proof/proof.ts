import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { courseChannel } from '@diwan/contract/training/events'
import { contentProof } from '../../../testing/content/proof.ts'
import { proof } from '../../../testing/proof.ts'
import { can } from '../access/courses.ts'
import { readCourses } from '../queries/courses.ts'
import { forgetLearning } from './enrolment-chance.ts'
import { learnerProbes, ofEnrolments } from './enrolment.ts'
import { CONTENT, courseTable, LESSON, SECTION } from './planted.ts'

/** What somebody learns by is a kind of its own. */
export const enrolmentProof = ofEnrolments

export const courseProof = proof(
  contentProof({
    module: 'training',
    table: courseTable,
    endpoints: courses,
    publishing: coursePublishing,
    content: CONTENT,
    channel: courseChannel,
    can,
    read: readCourses,
    forget: forgetLearning,
    secrets: {
      inside: 'lesson',
      content: ({ name, inside }) => ({
        ...CONTENT,
        nameAr: name,
        sections: [{ ...SECTION, lessons: [{ ...LESSON, titleAr: inside }] }],
      }),
      versionOf: async (w, by, id) => (await w.call(by, courses.open, { id })).body.course.version,
    },
    addressed: { name: 'to choose from', view: 'catalogue' },
    probes: learnerProbes,
  }),
)
