import { unitToken } from '@diwan/contract/kit/tokens'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { enrolmentChannel } from '@diwan/contract/training/events'
import { documentFromText } from '@diwan/core/document'
import { beforeAll, expect, test } from 'vitest'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { begunBy, courseOf, linkLesson, publishCourse, renewCourse, uploadFilm } from './proof/learners.ts'

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let noura: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  author = await w.person('ADMIN')
  ;[sara, noura, stranger] = [await w.person('USER', group), await w.person('USER', group), await w.person('USER')]
})

const published = (lessons: readonly object[], more: object = {}) =>
  publishCourse(w, author, unitToken(group.id), courseOf(lessons, more))
const learn = async (who: TestPerson, id: string) => (await w.call(who, learning.course, { id })).body
const done = (who: TestPerson, id: string, lesson: string) => w.call(who, learning.done, { id, lesson })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const heard = async (id: string) => (await w.changes(enrolmentChannel(id))).map(({ event }) => event.split('_').at(-1))

test('lessons open one after the other, what is not open is not told, and the last required one finishes the course', async () => {
  const text = { kind: 'text', key: 'text', titleAr: 'نص', titleEn: 'Text' }
  const body = { bodyAr: documentFromText('مرحبا', 'rtl'), bodyEn: documentFromText('Hello', 'ltr') }
  const course = await published([linkLesson('a'), { ...text, ...body }, linkLesson('extra', { required: false })], {
    sequential: true,
  })
  const id = await begunBy(w, sara, course)
  expect(await learn(sara, course)).toMatchObject({ opened: ['a'], next: 'a', courseVersion: 1, outdated: false })
  expect(codeOf(await w.call(sara, learning.lesson, { id, lesson: 'text' }))).toEqual([409, 'training.lesson_closed'])
  expect(codeOf(await done(sara, id, 'text'))).toEqual([409, 'training.lesson_closed'])
  expect(codeOf(await w.call(sara, learning.lesson, { id, lesson: 'none' }))).toEqual([404, 'not_found'])
  expect((await done(sara, id, 'a')).body).toMatchObject({
    opened: ['a', 'text'],
    next: 'text',
    enrolment: { status: 'OPEN', done: 1, required: 2 },
  })
  expect((await w.call(sara, learning.lesson, { id, lesson: 'text' })).body).toMatchObject({ kind: 'text', bodyAr: body.bodyAr })
  const finished = (await done(sara, id, 'text')).body
  expect(finished.enrolment).toMatchObject({
    status: 'completed',
    done: 2,
    required: 2,
    finishedDate: expect.any(Number) as number,
  })
  expect(await heard(id)).toEqual(['joined', 'begun', 'advanced', 'advanced', 'finished'])
  // what was finished is read on, and not learnt on
  expect((await w.call(sara, learning.lesson, { id, lesson: 'extra' })).status).toBe(200)
  expect(codeOf(await done(sara, id, 'extra'))).toEqual([409, 'wrong_state'])
})

test('the database itself finishes nothing of which a lesson is open', async () => {
  const course = await published([linkLesson('a')])
  const id = await begunBy(w, sara, course)
  const finish = w.db.updateTable('enrolments').set({ status: 'completed', finished_at: w.clock.now() }).where('id', '=', id)
  await expect(finish.execute()).rejects.toMatchObject({ constraint: 'enrolments_all_done' })
})

test('two joins at once make one enrolment, and a lesson that is done twice at once is done once', async () => {
  const course = await published([linkLesson('a'), linkLesson('b')])
  const joined = await Promise.all([1, 2, 3, 4].map(() => w.call(sara, learning.join, { id: course })))
  expect(joined.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const ids = new Set(joined.map(({ body }) => body.enrolment!.id))
  expect(ids.size).toBe(1)
  const [id] = ids
  await w.call(sara, learning.begin, { id: id!, version: 1 })
  await Promise.all([1, 2, 3].map(() => done(sara, id!, 'a')))
  expect(await heard(id!)).toEqual(['joined', 'begun', 'advanced'])
})

test('a course that enrols nobody by themselves, and one that is not for somebody, are not joined', async () => {
  const closed = await published([linkLesson('a')], { selfEnrolment: false })
  expect(codeOf(await w.call(sara, learning.join, { id: closed }))).toEqual([409, 'training.not_open'])
  expect((await learn(sara, closed)).enrolment).toBeNull()
  expect(codeOf(await w.call(stranger, learning.join, { id: closed }))).toEqual([404, 'not_found'])
  expect(codeOf(await w.call(stranger, learning.course, { id: closed }))).toEqual([404, 'not_found'])
})

test('nobody learns by the enrolment of another, whatever they may see', async () => {
  const course = await published([linkLesson('a')])
  const id = await begunBy(w, sara, course)
  for (const other of [noura, stranger, author]) {
    expect(codeOf(await w.call(other, learning.lesson, { id, lesson: 'a' }))).toEqual([404, 'not_found'])
    expect(codeOf(await done(other, id, 'a'))).toEqual([404, 'not_found'])
    expect(codeOf(await w.call(other, learning.watched, { id, lesson: 'a', position: 0, played: [] }))).toEqual([
      404,
      'not_found',
    ])
    expect(codeOf(await w.call(other, learning.begin, { id, version: 1 }))).toEqual([404, 'not_found'])
    expect(codeOf(await w.call(other, learning.move, { id, version: 1 }))).toEqual([404, 'not_found'])
  }
  expect((await w.call(author, enrolments.open, { id })).body.enrolment).toMatchObject({ status: 'OPEN', can: { learn: false } })
  for (const other of [noura, stranger]) expect((await w.call(other, enrolments.open, { id })).status).toBe(404)
})

test('a film counts as far as time went by, is resumed to the second, and is done when nearly all of it was played', async () => {
  const film = await uploadFilm(w, author, 100)
  const course = await published([
    { kind: 'video', key: 'film', titleAr: 'فيلم', titleEn: 'Film', fileId: film, mustWatch: true },
  ])
  const id = await begunBy(w, sara, course)
  const beacon = async (position: number, ...played: [number, number][]) =>
    (await w.call(sara, learning.watched, { id, lesson: 'film', position, played })).body
  expect((await w.call(sara, learning.lesson, { id, lesson: 'film' })).body).toMatchObject({
    kind: 'video',
    mustWatch: true,
    seconds: 100,
    file: { id: film },
  })
  // a beacon of an hour, at once and again, and one from the end
  expect(await beacon(3_600, [0, 3_600])).toEqual({ lesson: 'film', position: 5, furthest: 5, doneDate: null })
  expect(await beacon(99, [0, 100])).toMatchObject({ position: 5, furthest: 5 })
  expect(await beacon(99, [90, 100])).toMatchObject({ position: 5, furthest: 5 })
  expect(codeOf(await done(sara, id, 'film'))).toEqual([409, 'training.lesson_not_done'])
  w.clock.advance(20_000)
  expect(await beacon(27, [5, 27])).toMatchObject({ position: 27, furthest: 27 })
  expect((await learn(sara, course)).progress).toEqual([{ lesson: 'film', position: 27, furthest: 27, doneDate: null }])
  // back to what was seen: resumed there, and nothing is lost
  w.clock.advance(5_000)
  expect(await beacon(12, [8, 12])).toMatchObject({ position: 12, furthest: 27 })
  w.clock.advance(40_000)
  expect(await beacon(96, [27, 96])).toMatchObject({ furthest: 96, doneDate: expect.any(Number) as number })
  expect((await learn(sara, course)).enrolment).toMatchObject({ status: 'completed' })
  expect(await heard(id)).toEqual(['joined', 'begun', 'advanced', 'finished'])
})

test('a film elsewhere, or one that need not be watched, is done when its learner says so', async () => {
  const film = await uploadFilm(w, author, 60)
  const titles = { titleAr: 'فيلم', titleEn: 'Film' }
  const course = await published([
    { kind: 'video', key: 'here', ...titles, fileId: film },
    { kind: 'video', key: 'there', ...titles, url: 'https://example.org/film' },
  ])
  const id = await begunBy(w, sara, course)
  const told = await w.call(sara, learning.watched, { id, lesson: 'there', position: 5, played: [[0, 5]] })
  expect(told.body).toEqual({ lesson: 'there', position: 0, furthest: 0, doneDate: null })
  expect((await done(sara, id, 'there')).status).toBe(200)
  expect((await done(sara, id, 'here')).body.enrolment).toMatchObject({ status: 'completed' })
})

test('who goes on with the newest version keeps the lessons that are still there; who has not begun takes it anyway', async () => {
  const course = await published([linkLesson('a'), linkLesson('b')])
  const id = await begunBy(w, sara, course)
  await done(sara, id, 'a')
  const waiting = (await w.call(noura, learning.join, { id: course })).body.enrolment!
  await renewCourse(w, author, course, courseOf([linkLesson('a'), linkLesson('c'), linkLesson('d', { required: false })]))
  const before = await learn(sara, course)
  expect(before).toMatchObject({ courseVersion: 1, outdated: true, enrolment: { done: 1, required: 2 } })
  expect(codeOf(await w.call(sara, learning.move, { id, version: 99 }))).toEqual([409, 'changed_meanwhile'])
  const moved = (await w.call(sara, learning.move, { id, version: before.enrolment!.version })).body
  expect(moved).toMatchObject({ courseVersion: 2, outdated: false, next: 'c', enrolment: { done: 1, required: 2 } })
  expect(moved.progress.map(({ lesson }) => lesson)).toEqual(['a'])
  expect(codeOf(await w.call(sara, learning.move, { id, version: moved.enrolment!.version }))).toEqual([409, 'wrong_state'])
  expect((await done(sara, id, 'c')).body.enrolment).toMatchObject({ status: 'completed' })
  const begun = (await w.call(noura, learning.begin, { id: waiting.id, version: 1 })).body
  expect(begun).toMatchObject({ courseVersion: 2, enrolment: { required: 2 } })
})

test('a newer version in which all that is required was done finishes the course', async () => {
  const course = await published([linkLesson('a'), linkLesson('b')])
  const id = await begunBy(w, sara, course)
  const { enrolment } = (await done(sara, id, 'a')).body
  await renewCourse(w, author, course, courseOf([linkLesson('a'), linkLesson('b', { required: false })]))
  const moved = (await w.call(sara, learning.move, { id, version: enrolment!.version })).body
  expect(moved.enrolment).toMatchObject({ status: 'completed', done: 1, required: 1 })
})
