import { forms, formPublishing } from '@diwan/contract/forms/endpoints'
import { FormContent } from '@diwan/contract/forms/schemas'
import { unitToken } from '@diwan/contract/kit/tokens'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { Field } from '@diwan/core/fields/field'
import { beforeAll, expect, test } from 'vitest'
import { begunBy, courseOf, publishCourse } from '../modules/training/proof/learners.ts'
import { PLAN } from './content/published.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let noura: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, sara, noura] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER', group)]
})

const published = (lessons: readonly object[]) => publishCourse(w, author, unitToken(group.id), courseOf(lessons))
const done = (who: TestPerson, id: string, lesson: string) => w.call(who, learning.done, { id, lesson })
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const one = (key: string) => ({ key, labelAr: key, labelEn: key })

test('a form is done once it was sent, and a quiz never by saying so', async () => {
  const field = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
  const written = FormContent.parse({ nameAr: 'إقرار', nameEn: 'Consent', target: 'answer', fields: [field] })
  const form = (await w.call(author, forms.create, written)).body
  const plan = {
    ...PLAN,
    id: form.id,
    version: 0,
    schedule: false,
    scheduleDate: '',
    scheduleTime: '',
    tokens: [unitToken(group.id)],
  }
  expect((await w.call(author, formPublishing.publish, plan)).status).toBe(200)
  const question = {
    field: { key: 'q', type: 'choice', labelAr: 'كم؟', labelEn: 'How many?', options: [one('x'), one('y')] },
    marks: 1,
  }
  const course = await published([
    { kind: 'form', key: 'form', titleAr: 'نموذج', titleEn: 'Form', formId: form.id },
    {
      kind: 'quiz',
      key: 'quiz',
      titleAr: 'اختبار',
      titleEn: 'Quiz',
      questions: [question],
      rights: { q: { type: 'choice', right: 'x' } },
    },
  ])
  const id = await begunBy(w, sara, course)
  expect((await w.call(sara, learning.lesson, { id, lesson: 'form' })).body).toMatchObject({ formId: form.id, sent: false })
  expect(codeOf(await done(sara, id, 'form'))).toEqual([409, 'training.lesson_not_done'])
  await w.call(noura, forms.send, { id: form.id, fieldsVersion: 1, answers: { why: 'x' } })
  expect(codeOf(await done(sara, id, 'form'))).toEqual([409, 'training.lesson_not_done'])
  expect((await w.call(sara, forms.send, { id: form.id, fieldsVersion: 1, answers: { why: 'x' } })).status).toBe(200)
  expect((await w.call(sara, learning.lesson, { id, lesson: 'form' })).body).toMatchObject({ sent: true })
  expect((await done(sara, id, 'form')).body.enrolment).toMatchObject({ done: 1, required: 2 })
  expect(codeOf(await done(sara, id, 'quiz'))).toEqual([409, 'training.lesson_not_done'])
  const told = JSON.stringify((await w.call(sara, learning.lesson, { id, lesson: 'quiz' })).body)
  expect(told).toContain('"questions":1')
  expect(told).not.toContain('right')
})
