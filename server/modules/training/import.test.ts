import { unitToken } from '@diwan/contract/kit/tokens'
import { courses } from '@diwan/contract/training/endpoints/courses'
import { assignments } from '@diwan/contract/training/endpoints/enrolments'
import { imports } from '@diwan/contract/training/endpoints/imports'
import { MAX_QUESTIONS } from '@diwan/contract/training/limits'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { courseOf, publishCourse } from './proof/learners.ts'

let w: World
let group: TestUnit
let author: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
})

const QUIZ = { kind: 'quiz', key: 'quiz', titleAr: 'اختبار', titleEn: 'Quiz', questions: [], rights: {} }
const draft = async (quiz: object = QUIZ) => (await w.call(author, courses.create, courseOf([quiz]))).body.id
const HEADING = 'Type,Question (Arabic),Question (English),Options (Arabic),Options (English),Right answer,Tolerance,Marks'
const ROWS = [
  'choice,عاصمة المملكة,Capital,الرياض|جدة,Riyadh|Jeddah,Riyadh,,2',
  'اختيار متعدد,مدن ساحلية,By the sea,جدة|الرياض|الدمام,Jeddah|Riyadh|Dammam,1|٣,,3',
  'number,ارتفاع,Height,,,٣٫٥,0.5,',
  'text,شعار,Motto,,,السلامة أولا|السلامه اولا,,',
  'essay,رأيك,Opinion,,,,,10',
]
const fileOf = (rows: readonly string[]) => [HEADING, ...rows].join('\r\n')
const bring = (id: string, rows: readonly string[], dryRun = false, who = author) =>
  w.call(who, imports.questions, { id, lesson: 'quiz', csv: fileOf(rows), dryRun })
async function quizIn(id: string) {
  const { course } = (await w.call(author, courses.open, { id })).body
  const [quiz] = course.content.sections[0]!.lessons
  if (quiz?.kind !== 'quiz') throw new Error('There is no quiz')
  return { quiz, version: course.version }
}

test('a dry run of questions says what would come and writes nothing; then they come once, with what is right', async () => {
  const id = await draft()
  const { version } = await quizIn(id)
  expect((await bring(id, ROWS, true)).body).toMatchObject({ dryRun: true, counts: { create: 5, refused: 0 } })
  expect(await quizIn(id)).toMatchObject({ version, quiz: { questions: [] } })
  expect((await bring(id, ROWS)).body.counts).toMatchObject({ create: 5, unchanged: 0 })
  const { quiz } = await quizIn(id)
  expect(quiz.questions.map(({ field, marks }) => [field.type, field.labelEn, marks])).toEqual([
    ['choice', 'Capital', 2],
    ['choices', 'By the sea', 3],
    ['number', 'Height', 1],
    ['text', 'Motto', 1],
    ['long_text', 'Opinion', 10],
  ])
  expect(quiz.questions.map(({ field }) => quiz.rights[field.key])).toEqual([
    { type: 'choice', right: 'o1' },
    { type: 'choices', right: ['o1', 'o3'] },
    { type: 'number', right: 3.5, tolerance: 0.5 },
    { type: 'text', right: ['السلامة أولا', 'السلامه اولا'] },
    { type: 'long_text' },
  ])
  expect((await bring(id, ROWS)).body.counts).toMatchObject({ create: 0, unchanged: 5 })
  expect((await quizIn(id)).quiz.questions).toHaveLength(5)
})

test('a wrong line says which column and why, and the others come', async () => {
  const id = await draft()
  const wrong = [
    'matrix,س,Q,,,,,',
    'choice,س1,,أ|ب,A|B,A,,',
    'choice,س2,Q2,أ|ب,A,A,,',
    'choice,س3,Q3,أ|ب,A|B,C,,',
    'number,س4,Q4,,,many,,',
    'text,س5,Q5,,,right,,1000',
    'text,س6,Q6,,,right,,',
    'text,س6,Q6,,,right,,',
  ]
  const { rows, counts } = (await bring(id, wrong)).body
  expect(counts).toMatchObject({ create: 1, refused: 7 })
  expect(rows.map(({ line, fields }) => [line, ...fields.map(({ path, code }) => `${path}: ${code}`)])).toEqual([
    [2, 'Type: not_found'],
    [3, 'Question (English): required'],
    [4, 'Options (English): invalid_format'],
    [5, 'Right answer: not_found'],
    [6, 'Right answer: invalid_format'],
    [7, 'Marks: too_big'],
    [8],
    [9, 'Question (Arabic): twice'],
  ])
})

test('a course takes a thousand questions and no more, and only from who writes it', async () => {
  const id = await draft()
  const many = Array.from({ length: MAX_QUESTIONS }, (_, at) => `text,سؤال ${at},Question ${at},,,yes,,`)
  expect((await bring(id, [...many, 'text,زائد,More,,,yes,,'], true)).body).toMatchObject({
    fields: [{ code: 'csv_too_many_rows' }],
  })
  expect((await bring(id, many)).body.counts.create).toBe(MAX_QUESTIONS)
  expect((await bring(id, ['text,زائد,More,,,yes,,'])).body.rows[0]).toMatchObject({
    outcome: 'refused',
    fields: [{ code: 'too_big' }],
  })
  expect((await bring(id, ROWS, true, await w.person('USER', group))).status).toBe(403)
  expect((await bring(id, ROWS, true, await w.person('COORDINATOR', group))).status).toBe(404)
})

const assign = (id: string, rows: readonly string[], dryRun = false, who = author) =>
  w.call(who, imports.assignments, { id, csv: ['email,unit,role,title,mandatory,due', ...rows].join('\n'), dryRun })

test('people, units and roles of a file are assigned after a dry run that enrols nobody; the same file changes nothing', async () => {
  const sara = await w.person('USER', group)
  const id = await publishCourse(w, author, unitToken(group.id), courseOf([{ ...LINK }]))
  const rows = [
    `${sara.email},,,,نعم,2030-01-31`,
    `,${group.id},,,,`,
    ',,coordinator,,yes,',
    'nobody@example.org,,,,,',
    `${sara.email},,USER,,,`,
  ]
  const dry = (await assign(id, rows, true)).body
  expect(dry).toMatchObject({ dryRun: true, counts: { create: 3, refused: 2 } })
  expect((await w.call(author, assignments.list, { id })).body.items).toEqual([])
  expect((await assign(id, rows)).body.counts).toMatchObject({ create: 3, refused: 2 })
  const { items } = (await w.call(author, assignments.list, { id })).body
  expect(new Map(items.map(({ token, mandatory, dueDay }) => [token, { mandatory, dueDay }]))).toEqual(
    new Map<string, object>([
      [`person:${sara.id}`, { mandatory: true, dueDay: '2030-01-31' }],
      ['role:COORDINATOR', { mandatory: true, dueDay: null }],
      [`unit:${group.id}`, { mandatory: false, dueDay: null }],
    ]),
  )
  expect((await assign(id, rows)).body.counts).toMatchObject({ create: 0, update: 0, unchanged: 3 })
  expect((await assign(id, [`${sara.email},,,,no,31-01-2030`])).body.counts).toMatchObject({ update: 1 })
})

test('who is limited to some units assigns to no others, and a bad day or yes is refused', async () => {
  const [head, other] = [await w.person('COORDINATOR', group), await w.group()]
  const stranger = await w.person('USER', other)
  const { id } = (await w.call(head, courses.create, { ...courseOf([{ ...LINK }]), unitId: group.id })).body
  const { rows } = (
    await assign(
      id,
      [`${stranger.email},,,,,`, `,${other.id},,,,`, ',,user,,,', `,${group.id},,,maybe,`, `,${group.id},,,,2030-02-31`],
      true,
      head,
    )
  ).body
  expect(rows.map(({ fields }) => fields.map(({ code }) => code))).toEqual([
    ['not_allowed'],
    ['not_allowed'],
    ['not_allowed'],
    ['invalid_format'],
    ['date', 'twice'],
  ])
})

const LINK = { kind: 'link', key: 'link', titleAr: 'درس', titleEn: 'Lesson', url: 'https://example.org/' }
