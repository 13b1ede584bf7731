import { expect, type Page } from '@playwright/test'
import type { Look } from './browsers.ts'

export interface PostedMessage {
  readonly id: string
}

/** One call of the portal's own interface, as the person of this page. */
export async function callFromPage<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const random = crypto.randomUUID()
      const time = Date.now().toString(16).padStart(12, '0')
      const key = `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
      const headers = {
        accept: 'application/json',
        ...(how !== 'GET' && { 'content-type': 'application/json', 'idempotency-key': key }),
      }
      const response = await fetch(where, {
        method: how,
        credentials: 'include',
        headers,
        ...(what && { body: JSON.stringify(what) }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    },
    [method, path, body] as const,
  )
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Answer
}

export const documentOf = (text: string, dir: 'rtl' | 'ltr' = 'rtl') => ({
  type: 'doc',
  content: text.split('\n').map((line) => ({ type: 'paragraph', attrs: { dir }, content: [{ type: 'text', text: line }] })),
})

export const meOf = async (page: Page): Promise<string> =>
  (await callFromPage<{ metadata: { id: string } }>(page, 'GET', '/api/identity/session')).metadata.id

/** A group of these two, begun by the first. */
export async function groupOf(owner: Page, member: Page, name: string): Promise<string> {
  const { id } = await callFromPage<PostedMessage>(owner, 'POST', '/api/chat', { name, userIds: [await meOf(member)] })
  return id
}

export const postMessage = (page: Page, id: string, text: string, more: object = {}): Promise<PostedMessage> =>
  callFromPage<PostedMessage>(page, 'POST', `/api/chat/${id}/messages`, { body: documentOf(text), ...more })

export const logOf = (page: Page) => page.locator('[data-log]')
export const messageOf = (page: Page, text: string) => logOf(page).locator('article[data-message]', { hasText: text })

/** The chat open in front of this person. */
export async function opened(page: Page, id: string): Promise<void> {
  await page.goto(`/user/chat?id=${id}`)
  await expect(page.locator(`[data-open-chat="${id}"]`)).toBeVisible()
}

export type Open = (role: 'USER' | 'TECH' | 'ADMIN' | 'SUPER_ADMIN', look?: Look) => Promise<Page>

/** Noura and Omar in a group of this name. */
export async function both(visit: Open, name: string, look: Look = {}): Promise<[Page, Page, string]> {
  const [noura, omar] = await Promise.all([visit('USER'), visit('TECH', look)])
  await Promise.all([noura.goto('/user/chat'), omar.goto('/user/chat')])
  const id = await groupOf(noura, omar, name)
  return [noura, omar, id]
}
