import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

const option = (key: string, labelAr: string, labelEn: string) => ({ key, labelAr, labelEn })
const asked = (key: string, type: string, labelAr: string, labelEn: string, more: object = {}) => ({
  field: { key, type, labelAr, labelEn, helpAr: '', helpEn: '', required: false, ...more },
  marks: 5,
})
export const lock = {
  ...asked('lock', 'choice', 'متى تقفل جهازك؟', 'When do you lock your device?', {
    options: [option('leave', 'كلما غادرت مكتبي', 'Whenever I leave'), option('never', 'لا أقفله', 'Never')],
  }),
  right: { type: 'choice', right: 'leave' },
}
export const exits = {
  ...asked('exits', 'number', 'كم مخرجًا للطوارئ في المبنى؟', 'How many emergency exits are there?', {
    value: '',
    readonly: false,
    rule: { whole: true },
  }),
  right: { type: 'number', right: 4, tolerance: 0 },
}
export const essay = {
  ...asked('essay', 'long_text', 'صف موقفًا تعاملت معه.', 'Describe a case.', { value: '', readonly: false, rule: {} }),
  right: { type: 'long_text' },
}

interface Course {
  readonly nameAr: string
  readonly nameEn: string
  readonly questions: readonly { readonly field: { readonly key: string }; readonly right: object }[]
  readonly minutes?: number
}

/** A course of one quiz that gives a certificate, published for everyone. */
export function published(page: Page, { nameAr, nameEn, questions, minutes }: Course): Promise<string> {
  const quiz = {
    kind: 'quiz',
    key: 'quiz',
    titleAr: 'اختبار السلامة',
    titleEn: 'Safety quiz',
    pass: 100,
    minutes: minutes ?? null,
    questions: questions.map(({ right: _right, ...question }) => question),
    rights: Object.fromEntries(questions.map(({ field, right }) => [field.key, right])),
  }
  return publishedLessons(page, { nameAr, nameEn, certificate: true, validMonths: 12 }, [quiz])
}

/** A course of one section with these lessons, published for everyone. */
export async function publishedLessons(page: Page, course: object, lessons: readonly object[]): Promise<string> {
  await page.goto('/user')
  const sections = [{ key: 'one', titleAr: 'الأول', titleEn: 'First', lessons }]
  return page.evaluate(
    async (content) => {
      const send = async (address: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
        const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(await answer.text())
        return (await answer.json()) as { id: string }
      }
      const { id } = await send('/api/training/courses', content)
      const none = { reminder: false, reminderDate: '', reminderTime: '', removal: false, removalDate: '', removalTime: '' }
      const plan = { ...none, push: false, schedule: false, scheduleDate: '', scheduleTime: '', version: 0, tokens: ['all'] }
      await send(`/api/training/courses/${id}/publish`, plan)
      return id
    },
    { ...course, sections },
  )
}

/** A film of twelve seconds, kept as the file of a lesson. */
export async function filmOf(page: Page): Promise<string> {
  await page.goto('/user')
  const bytes = [...(await readFile(path.join(import.meta.dirname, 'films/twelve-seconds.mp4')))]
  return page.evaluate(async (film) => {
    const headers = { 'content-type': 'video/mp4', 'idempotency-key': crypto.randomUUID() }
    const body = new Uint8Array(film)
    const answer = await fetch('/api/files?name=film.mp4&purpose=lesson', { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { id: string }).id
  }, bytes)
}

/** A paragraph as the editor writes it. */
export const paragraph = (text: string, dir: 'rtl' | 'ltr') => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text }] }],
})

export async function begun(page: Page, id: string, say = { enrol: 'التسجيل', begin: 'البدء' }): Promise<void> {
  await page.goto(`/user/training/details?id=${id}`)
  await page.locator('#main').getByRole('button', { name: say.enrol }).click()
  await page.locator('#main').getByRole('button', { name: say.begin }).click()
}
