import { expect, type Page, type Response } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { comingAddress } from './addresses.ts'
import { test } from './portal.ts'

/**
 * What a first visit of each address may fetch until its screen can be used and the network is quiet: scripts and styles in KB of
 * gzip, and in how many files. Login and lists of tickets have limits of their own (165, 235; `docs/operations/performance.md` says
 * what the lists are over it); the others may not grow unnoticed.
 */
const screens = [
  { path: '/access/login', role: null, shows: 'input[name=password]', scripts: 165, styles: 25, files: 13 },
  { path: '/access/forgot-password', role: null, shows: 'input', scripts: 230, styles: 27, files: 29 },
  { path: '/offline', role: null, shows: 'h1', scripts: 165, styles: 25, files: 13 },
  { path: '/user', role: 'USER', shows: '#main h1', scripts: 234, styles: 27, files: 29 },
  ...(comingAddress
    ? [{ path: comingAddress.path, role: 'USER', shows: '[data-coming-soon]', scripts: 199, styles: 23, files: 18 } as const]
    : []),
  { path: '/user/notification', role: 'USER', shows: '#main h1', scripts: 230, styles: 27, files: 28 },
  { path: '/user/profile', role: 'USER', shows: '[data-session]', scripts: 350, styles: 31, files: 80 },
  { path: '/user/tickets', role: 'USER', shows: 'main tbody tr', scripts: 236, styles: 27, files: 37 },
  { path: '/user/tickets?new=1', role: 'USER', shows: '[role=dialog] form', scripts: 382, styles: 33, files: 98 },
  { path: '/admin/tickets', role: 'TECH', shows: 'main tbody tr', scripts: 240, styles: 27, files: 28 },
  { path: '/admin/department', role: 'ADMIN', shows: '[role=treeitem]', scripts: 392, styles: 33, files: 100 },
  { path: '/admin/modules', role: 'SUPER_ADMIN', shows: '[data-module=tickets]', scripts: 312, styles: 30, files: 54 },
  { path: '/admin/setting', role: 'SUPER_ADMIN', shows: 'input[data-colour=user]', scripts: 402, styles: 34, files: 102 },
  {
    path: '/admin/setting?tab=roles',
    role: 'SUPER_ADMIN',
    shows: '[data-right="tickets.view"]',
    scripts: 376,
    styles: 34,
    files: 92,
  },
] as const

for (const { path, role, shows, scripts, styles, files } of screens)
  test(`${path} fetches at most ${scripts} KB of scripts and ${styles} KB of styles, in ${files} files`, async ({
    visit,
  }, info) => {
    const page = await visit(role)
    const sizes = sizesOf(page)
    await page.goto(path)
    await expect(page.locator(shows).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const fetched = await sizes()
    await info.attach('fetched.json', { body: JSON.stringify(fetched, null, 1), contentType: 'application/json' })
    expect(totalOf(fetched, 'script')).toBeLessThanOrEqual(scripts)
    expect(totalOf(fetched, 'stylesheet')).toBeLessThanOrEqual(styles)
    expect(fetched.length).toBeLessThanOrEqual(files)
  })

interface Fetched {
  readonly kind: string
  readonly name: string
  readonly bytes: number
}

/**
 * Compressed here: which encoding travels is for the browser and the server to agree on. The caller that asks for the sizes ends the
 * listening: the body of what comes later would be gone with the page.
 */
function sizesOf(page: Page): () => Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = []
  const listen = (response: Response): void => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    const name = new URL(response.url()).pathname
    fetched.push(response.body().then((body) => ({ kind, name, bytes: gzipSync(body).length })))
  }
  page.on('response', listen)
  return async () => {
    page.off('response', listen)
    return (await Promise.all(fetched)).toSorted((a, b) => b.bytes - a.bytes)
  }
}

const totalOf = (fetched: readonly Fetched[], kind: string): number =>
  fetched.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
