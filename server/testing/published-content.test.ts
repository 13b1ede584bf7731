import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { PublishEndpoints } from '@diwan/contract/publishing/endpoints'
import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { coursePublishing, courses } from '@diwan/contract/training/endpoints/courses'
import { beforeAll, expect, test } from 'vitest'
import { publisherOf } from './content/published.ts'
import type { TestPerson } from './people.ts'
import { world, type World } from './world.ts'

let w: World
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  w = await world()
  ;[author, reader] = [await w.person('ADMIN'), await w.person('USER')]
})

const field = (key: string) => ({ key, type: 'text' as const, labelAr: 'سؤال', labelEn: 'Question' })
const names = { nameAr: 'اسم', nameEn: 'Name', descriptionAr: 'وصف', descriptionEn: 'About' }
const step = { who: 'heads', scope: 'nearest', rule: 'all', hours: 8 } as const
const quiz = {
  kind: 'quiz',
  key: 'quiz',
  titleAr: 'اختبار',
  titleEn: 'Quiz',
  questions: [{ field: field('word'), marks: 2 }],
  rights: { word: { type: 'text', right: ['صواب'] } },
}
const link = { kind: 'link', key: 'link', titleAr: 'درس', titleEn: 'Lesson', url: 'https://example.org/' }

interface Kind {
  readonly endpoints: {
    readonly create: Endpoint<object, object, { readonly id: string; readonly content: object }>
    readonly change: Endpoint<object, object, { readonly changed: boolean; readonly version: number }>
    readonly content: Endpoint<object, object, object>
  }
  readonly publishing: PublishEndpoints
  readonly content: object
}

const kinds: Readonly<Record<string, Kind>> = {
  form: {
    endpoints: forms,
    publishing: formPublishing,
    content: { ...names, target: 'answer', once: true, maxEntries: 40, steps: [step], fields: [field('why')] },
  },
  survey: {
    endpoints: surveys,
    publishing: surveyPublishing,
    content: { ...names, anonymous: true, breakdown: true, k: 7, shareResults: true, fields: [field('why')] },
  },
  course: {
    endpoints: courses,
    publishing: coursePublishing,
    content: {
      ...names,
      categoryAr: 'فئة',
      categoryEn: 'Category',
      dueDays: 10,
      certificate: true,
      validMonths: 12,
      sequential: true,
      sections: [{ key: 'one', titleAr: 'محور', titleEn: 'Section', lessons: [quiz, link] }],
    },
  },
}

for (const [name, { endpoints, publishing, content }] of Object.entries(kinds)) {
  const read = (id: string, state: 'written' | 'published', by = author) => w.call(by, endpoints.content, { id, state })

  test(`what is published of a ${name} is all that was written, and stays until the changes are published`, async () => {
    const { id } = await publisherOf(endpoints.create, publishing.publish)(w, author, 'all', content)
    const written = (await read(id, 'written')).body
    expect(written).toMatchObject(content)
    expect((await read(id, 'published')).body).toEqual(written)

    const { version } = (await w.call(author, publishing.publication, { id })).body
    const renamed = { ...content, nameEn: 'Another name' }
    const changed = (await w.call(author, endpoints.change, { ...renamed, id, version: await versionOf(id) })).body
    expect(changed.changed).toBe(true)
    expect((await read(id, 'published')).body).toEqual(written)

    expect((await w.call(author, publishing.renew, { id, version })).status).toBe(200)
    expect((await read(id, 'published')).body).toMatchObject({ nameEn: 'Another name' })
  })

  test(`a ${name} that was never published has nothing published, and its readers may not ask`, async () => {
    const { id } = (await w.call(author, endpoints.create, content)).body
    expect((await read(id, 'published')).status).toBe(404)
    expect((await read(id, 'published', reader)).status).toBe(403)
  })
}

async function versionOf(id: string): Promise<number> {
  const opened = [
    await w.call(author, forms.open, { id }),
    await w.call(author, surveys.open, { id }),
    await w.call(author, courses.open, { id }),
  ].find(({ status }) => status === 200)!.body as Partial<Record<'form' | 'survey' | 'course', { version: number }>>
  return (opened.form ?? opened.survey ?? opened.course)!.version
}
