import { personToken } from '@diwan/contract/kit/tokens'
import { courses } from '@diwan/contract/training/endpoints/courses'
import { assignments, enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { results } from '@diwan/contract/training/endpoints/results'
import { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { enrolmentChannel } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import type { Employee } from '../../../testing/employee.ts'
import { anyone, door, NOBODY, record, type Probes } from '../../../testing/probe.ts'
import { proof, type Facts, type ListProof } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { newId } from '../../../kit/db/id.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { insertEnrolment, readEnrolments } from '../queries/enrolments.ts'
import { drawnEnrolments, forgetLearning, wantedEnrolments } from './enrolment-chance.ts'
import { enrolmentMachine } from './enrolment-machine.ts'
import { enrolmentSecrets } from './enrolment-secrets.ts'
import type { PlantedContent } from '../../../testing/content/planted.ts'
import { relations } from '../../../testing/content/relations.ts'
import { CONTENT, LESSON, plantCourse } from './planted.ts'
import { publishedFor } from './published.ts'

interface PlantedEnrolment extends Facts {
  readonly userId: string
  readonly unitId: string | null
  readonly late: boolean
}
interface Wanted {
  readonly userId: string
  readonly unitId?: string
  readonly status?: EnrolmentStatus
  readonly late?: boolean
  readonly deleted?: boolean
  readonly at?: Date
}

/** As the situation asks, without the service. The course is of the unit of its learner. */
async function plant(
  w: World,
  { userId, unitId, status = 'OPEN', late = false, deleted = false, at = w.clock.now() }: Wanted,
): Promise<PlantedEnrolment> {
  const { db } = w
  const [id, unit_id] = [newId(), unitId ?? null]
  const course = await plantCourse(w, { createdBy: (await w.person('ADMIN')).id, unitId: unit_id, around: true })
  await insertObjects(db, [{ id, kind: 'enrolment' }], { by: userId, at })
  await insertEnrolment(db, {
    id,
    course_id: course.id,
    course_version: 1,
    user_id: userId,
    unit_id,
    source: 'self',
    required: 1,
    status,
    due_on: late ? '2001-01-01' : null,
    created_by: userId,
    created_at: at,
  })
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, userId, unitId: unit_id, status, late }
}

const at = (id: string) => ({ id, version: 1 })
const lesson = (id: string) => ({ id, lesson: LESSON.key })
const isLearner = ({ id }: Employee, facts: Facts): boolean => !facts.deleted && (facts as PlantedEnrolment).userId === id
const alone = { alone: isLearner }

/** The units of an enrolment are those of its learner. */
const relationsOf = (person: Employee, facts: PlantedEnrolment, tree: Parameters<typeof relations>[2]) => {
  const { id, deleted, userId: createdBy, unitId } = facts
  const asCourse: PlantedContent = { id, deleted, createdBy, unitId, openTo: null }
  return relations(person, asCourse, tree)
}

/** Of those who follow others; what is learnt by oneself is a list by another right. */
const listed = (
  view: string,
  asks: (person: Employee, facts: PlantedEnrolment) => boolean,
  order: object = {},
): ListProof<PlantedEnrolment> => ({
  name: [view, ...Object.values(order)].join(' '),
  endpoint: enrolments.list,
  query: { view, ...order },
  idOf: (item) => (item as { id: string }).id,
  asks: (person, facts, held, tree) =>
    asks(person, facts) && (held.includes('all') || (held.includes('tree') && relationsOf(person, facts, tree).includes('tree'))),
})

const attempt = (id: string) => ({ ...lesson(id), number: 1 })
const missing = '404 not_found'
/** Its one lesson is no quiz: who may ask is told so. */
const quizProbes: Probes = [
  [quizzes.standing, record('training.learn', lesson, { ...alone, answer: missing })],
  [quizzes.begin, record('training.learn', lesson, { ...alone, answer: missing, command: 'learn' })],
  [quizzes.attempt, record('training.learn', attempt, { ...alone, answer: missing })],
  [
    quizzes.save,
    record('training.learn', (id) => ({ ...attempt(id), answers: {} }), { ...alone, answer: missing, command: 'learn' }),
  ],
  [quizzes.submit, record('training.learn', attempt, { ...alone, answer: missing, command: 'learn' })],
  [quizzes.toMark, record('training.grade', attempt, { answer: missing })],
  [quizzes.owed, record('training.grade')],
  [quizzes.mark, record('training.grade', (id) => ({ ...attempt(id), version: 1, marks: {} }), { answer: missing })],
]
/** Nothing was given for it. */
const certificateProbes: Probes = [
  [certificates.list, door('training.learn')],
  [certificates.open, record('training.progress.view', (id) => ({ id }), { answer: missing })],
  [certificates.print, record('training.progress.view', (id) => ({ id }), { answer: missing })],
  [certificates.verify, anyone({ code: 'x'.repeat(41) }, 'invalid_input')],
  [certificates.revoke, record('training.grade', (id) => ({ id, reason: 'x' }), { answer: missing })],
]

export const ofEnrolments = proof<PlantedEnrolment>({
  kind: 'enrolment',
  flag: 'training.progress.view',
  make: async (w, by) => {
    const { id } = await publishedFor(w, await w.person('ADMIN'), personToken(by.id), CONTENT)
    return (await w.call(by, learning.join, { id })).body.enrolment!.id
  },
  situations: {
    own: (me) => ({ userId: me }),
    'of my department': (_me, { other, department }) => ({ userId: other.id, unitId: department.id }),
    'of a group below, late': (_me, { other, groupBelow }) => ({ userId: other.id, unitId: groupBelow.id, late: true }),
    'of my department, to be marked': (_me, { other, department }) => ({
      userId: other.id,
      unitId: department.id,
      status: 'CHECKING',
    }),
    'of my department, not passed': (_me, { other, department }) => ({
      userId: other.id,
      unitId: department.id,
      status: 'REJECTED',
    }),
    foreign: (_me, { other, foreignGroup }) => ({ userId: other.id, unitId: foreignGroup.id, late: true }),
    'own and deleted': (me) => ({ userId: me, deleted: true }),
  },
  plant: (w, wanted) => Promise.all((wanted as Wanted[]).map((one) => plant(w, one))),
  facts: async ({ db }, id) => {
    const [row] = await readEnrolments(db, [id])
    if (!row) return undefined
    const { user_id: userId, unit_id: unitId, status, due_day, deleted_at } = row
    return { id, deleted: deleted_at !== null, userId, unitId, status, late: due_day !== null }
  },
  relations: relationsOf,
  // nobody grades what they learnt
  enough: ({ id }, { userId }, flag) => flag !== 'training.grade' || userId !== id,
  moves: enrolmentMoves,
  machine: enrolmentMachine,
  lists: [
    listed('learners', () => true),
    listed('overdue', (_person, { late, status }) => late && status === 'OPEN'),
    listed('overdue', (_person, { late, status }) => late && status === 'OPEN', { sort: 'due', direction: 'rising' }),
    listed('marking', ({ id }, { userId, status }) => status === 'CHECKING' && userId !== id),
  ],
  visible: async (w, by, ids) => {
    const [actor, rows] = [await w.actor(by), await readEnrolments(w.db, ids)]
    return rows.filter((row) => canEnrolment.view(actor, row)).map(({ id }) => id)
  },
  random: {
    drawn: drawnEnrolments,
    forget: forgetLearning,
    settle: (w, chosen, settling) => Promise.all(wantedEnrolments(chosen, settling).map((one) => plant(w, one))),
  },
  secrets: enrolmentSecrets,
  channels: (id) => [{ name: enrolmentChannel(id), flag: 'training.progress.view', also: isLearner }],
  ending: [enrolments.cancel, learning.done],
  probes: [
    [enrolments.list, door('training.learn')],
    [enrolments.count, door('training.learn')],
    [enrolments.open, record('training.progress.view')],
    [enrolments.cancel, record('training.create', at, { command: 'cancel' })],
    [enrolments.retry, record('training.grade', at, { command: 'retry' })],
    // its course is not out, and has no newer version
    [learning.begin, record('training.learn', at, { ...alone, answer: '409 wrong_state' })],
    [learning.move, record('training.learn', at, { ...alone, answer: '409 wrong_state' })],
    [learning.lesson, record('training.learn', lesson, alone)],
    [learning.done, record('training.learn', lesson, { ...alone, command: 'learn' })],
    [
      learning.watched,
      record('training.learn', (id) => ({ ...lesson(id), position: 0, played: [] }), { ...alone, command: 'learn' }),
    ],
    ...quizProbes,
    ...certificateProbes,
  ],
})

/** What is asked of a course about those who learn on it; a probe of the kind `course`. */
export const learnerProbes: Probes = [
  [courses.report, record('training.create', (id) => ({ id }), { door: 'training.progress.view' })],
  [enrolments.export, record('training.create', (id) => ({ id, format: 'csv' }), { door: 'training.progress.view' })],
  [results.items, record('training.create', (id) => ({ id }), { door: 'training.progress.view' })],
  [results.exportItems, record('training.create', (id) => ({ id, format: 'csv' }), { door: 'training.progress.view' })],
  [results.exportAttempts, record('training.create', (id) => ({ id, format: 'csv' }), { door: 'training.progress.view' })],
  [assignments.list, record('training.create')],
  [
    assignments.assign,
    record('training.create', (id) => ({ id, tokens: [personToken(NOBODY)], mandatory: false }), { answer: '400 invalid_input' }),
  ],
  [assignments.unassign, record('training.create', (id) => ({ id, token: 'all' }), { answer: '404 not_found' })],
  [
    quizzes.regrade,
    record('training.create', (id) => ({ id, lesson: LESSON.key, dryRun: true }), { door: 'training.grade', answer: missing }),
  ],
  [imports.assignments, record('training.create', (id) => ({ id, csv: 'email\nnobody@example.org', dryRun: true }))],
  [
    imports.questions,
    record('training.create', (id) => ({ id, lesson: LESSON.key, csv: 'type\ntext', dryRun: true }), { answer: missing }),
  ],
  [learning.course, record('training.learn', (id) => ({ id }), { refused: '404 not_found' })],
  [learning.join, record('training.learn', (id) => ({ id }), { refused: '404 not_found' })],
]
