import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { courseChannel } from '@diwan/contract/training/events'
import { unitToken } from '@diwan/contract/kit/tokens'
import { contentMoves } from '@diwan/contract/publishing/moves'
import { foundList } from '../../../testing/found.ts'
import { count, door, list, record } from '../../../testing/probe.ts'
import { proof, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { can } from '../access/courses.ts'
import { readCourses } from '../queries/courses.ts'
import {
  CONTENT,
  LESSON,
  SECTION,
  drawn,
  NAME,
  plantCourse,
  relations,
  situations,
  courseFacts,
  wantedOf,
  type Planted,
  type Wanted,
} from './planted.ts'
import { forgetLearning } from './enrolment-chance.ts'
import { learnerProbes, ofEnrolments } from './enrolment.ts'
import { PLAN, publishedFor } from './published.ts'

/** What somebody learns by is a kind of its own. */
export const enrolmentProof = ofEnrolments

const missing = '404 not_found'
const at = (id: string) => ({ id, version: 0 })
const off = { ...PLAN, tokens: [] }
/** A reminder for a time that is over. */
const past = { reminder: true, reminderDate: '2001-01-01', reminderTime: '08:00' }

/** What is addressed to somebody who sees it by that; who sees it by another relation alone manages it. */
const isAddressed: ListProof<Planted>['asks'] = (person, facts, held, tree) =>
  (held.includes('audience') || held.includes('all')) && relations(person, facts, tree).includes('audience')

const listed = (name: string, view: string, asks: ListProof<Planted>['asks']): ListProof<Planted> => ({
  name,
  endpoint: courses.list,
  query: { view },
  count: courses.count,
  idOf: (item) => (item as { id: string }).id,
  asks,
})

export const courseProof = proof<Planted>({
  kind: 'course',
  flag: 'training.view',
  make: async (w) => (await w.call(await w.person('ADMIN'), courses.create, CONTENT)).body.id,
  situations,
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plantCourse(w, one))),
  facts: courseFacts,
  relations,
  moves: contentMoves,
  lists: [
    listed('managed', 'manage', (person, facts, held, tree) =>
      relations(person, facts, tree).some((one) => one !== 'audience' && (held.includes(one) || held.includes('all'))),
    ),
    listed('to choose from', 'catalogue', isAddressed),
    foundList('course', NAME, () => true),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readCourses(w.db, ids)]
    return rows.filter((row) => can.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn,
    forget: forgetLearning,
    settle: (w, chosen, settling) => Promise.all(wantedOf(chosen, settling).map((one) => plantCourse(w, one))),
  },
  channels: (id) => [{ name: courseChannel(id), flag: 'training.create' }],
  secrets: {
    words: { nameAr: 'training.view', draftName: 'training.create', lesson: 'training.view' },
    /** One of its audience sees what is published of it; what is being written is for those who edit it. */
    async plant(w: World, word, group) {
      const coordinator = () => w.person('COORDINATOR', group)
      const [author, colleague, reader] = [await coordinator(), await coordinator(), await w.person('USER', group)]
      const content = {
        ...CONTENT,
        nameAr: word('nameAr'),
        sections: [{ ...SECTION, lessons: [{ ...LESSON, titleAr: word('lesson') }] }],
        unitId: group.id,
      }
      const { id } = await publishedFor(w, author, unitToken(group.id), content)
      let version = (await w.call(author, courses.open, { id })).body.course.version
      const write = async (name: string) => {
        const written = { ...content, id, version, nameAr: name }
        version = (await w.call(author, courses.change, written)).body.version
      }
      await write(word('draftName'))
      return {
        id,
        parts: [],
        owner: reader,
        witness: author,
        watchers: { colleague },
        hears: courseChannel(id),
        async goOn() {
          await write(`${word('draftName')} ${version}`)
          return `"version":${version}`
        },
      }
    },
  },
  ending: [courses.delete, coursePublishing.close, coursePublishing.pause],
  probes: [
    [courses.list, list('training.view')],
    [courses.count, count('training.view')],
    [courses.open, record('training.create')],
    [courses.create, door('training.create', ({ departmentId: unitId }) => ({ ...CONTENT, unitId }))],
    [courses.change, record('training.create', (id) => ({ ...CONTENT, id, version: 1 }))],
    [courses.copy, record('training.create', (id) => ({ id, template: false }))],
    [courses.content, record('training.create')],
    [courses.delete, record('training.create')],
    [coursePublishing.publication, record('training.create')],
    [coursePublishing.addressees, record('training.create')],
    [coursePublishing.reached, record('training.create')],
    [coursePublishing.lookAs, record('training.create', (id) => ({ id, userId: id }), { answer: missing })],
    [
      coursePublishing.arrange,
      record('training.create', (id) => ({ ...at(id), ...off, ...past }), { answer: '400 invalid_input' }),
    ],
    [
      coursePublishing.publish,
      record('training.create', (id) => ({ ...at(id), ...off, schedule: false, scheduleDate: '', scheduleTime: '' }), {
        command: 'publish',
        answer: '400 invalid_input',
      }),
    ],
    [coursePublishing.renew, record('training.create', at, { command: 'renew' })],
    [coursePublishing.pause, record('training.create', at, { command: 'pause' })],
    [coursePublishing.close, record('training.create', at, { command: 'close' })],
    [coursePublishing.reopen, record('training.create', at, { command: 'reopen' })],
    [coursePublishing.archive, record('training.create', (id) => ({ ...at(id), on: true }), { command: 'archive' })],
    ...learnerProbes,
  ],
})
