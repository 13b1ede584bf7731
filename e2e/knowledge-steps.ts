import type { Page } from '@playwright/test'
import { callFromPage } from './chat-steps.ts'

interface Made {
  readonly id: string
  readonly version: number
}

interface Opened {
  readonly documentId: string
  readonly article: Made & { readonly lang: 'ar' | 'en' }
}

type Node = Readonly<Record<string, unknown>>

/** A paragraph, or a heading where the line begins with `## `. */
const blockOf =
  (dir: 'rtl' | 'ltr') =>
  (line: string): Node =>
    line.startsWith('## ')
      ? { type: 'heading', attrs: { dir, level: 2 }, content: [{ type: 'text', text: line.slice(3) }] }
      : line.startsWith('$ ')
        ? { type: 'codeBlock', attrs: { dir: 'ltr', language: null }, content: [{ type: 'text', text: line.slice(2) }] }
        : { type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text: line }] }

export const openManaged = (page: Page, id: string) => callFromPage<Opened>(page, 'GET', `/api/knowledge/managed/${id}`)

/** Puts these lines before what is written in an article. */
export async function write(page: Page, id: string, lines: readonly string[]): Promise<void> {
  const { documentId, article } = await openManaged(page, id)
  const { document } = await callFromPage<{ document: { version: number; schema: number } }>(
    page,
    'GET',
    `/api/documents/${documentId}`,
  )
  const content = lines.map(blockOf(article.lang === 'ar' ? 'rtl' : 'ltr'))
  await callFromPage(page, 'POST', `/api/documents/${documentId}/commit`, {
    schema: document.schema,
    version: document.version,
    client: 'client-of-steps',
    steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content } }],
  })
}

export const newCategory = (page: Page, nameAr: string, nameEn: string, more: object = {}) =>
  callFromPage<Made>(page, 'POST', '/api/knowledge/categories', { nameAr, nameEn, ...more })

interface Draft {
  readonly title: string
  readonly category: string
  readonly lang?: 'ar' | 'en'
  readonly lines: readonly string[]
}

export async function newDraft(page: Page, { title, category, lang = 'ar', lines }: Draft): Promise<string> {
  const { id } = await callFromPage<Made>(page, 'POST', '/api/knowledge/articles', { lang, title, categoryId: category })
  await write(page, id, lines)
  return id
}

/** Published at once, for everyone of the organisation. */
export async function publish(page: Page, id: string): Promise<void> {
  const { version } = await callFromPage<{ version: number }>(page, 'GET', `/api/knowledge/articles/${id}/publication`)
  await callFromPage(page, 'POST', `/api/knowledge/articles/${id}/publish`, {
    version,
    tokens: ['all'],
    schedule: false,
    scheduleDate: '',
    scheduleTime: '',
    reminder: false,
    reminderDate: '',
    reminderTime: '',
    removal: false,
    removalDate: '',
    removalTime: '',
    push: false,
  })
}

export async function newArticle(page: Page, draft: Draft): Promise<string> {
  const id = await newDraft(page, draft)
  await publish(page, id)
  return id
}
