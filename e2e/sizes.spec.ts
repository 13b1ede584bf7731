import { expect, type Page, type Response } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { comingAddress } from './addresses.ts'
import { test } from './portal.ts'

/**
 * What a first visit of each address may fetch until its screen can be used and the network is quiet: scripts and styles in KB of
 * gzip, and in how many files. Login and lists of tickets have limits of their own (165, 235; `docs/operations/performance.md` says
 * by how much they are over them); the others may not grow unnoticed.
 */
const screens = [
  { path: '/access/login', role: null, shows: 'input[name=password]', scripts: 166, styles: 12, files: 13 },
  { path: '/access/forgot-password', role: null, shows: 'input', scripts: 214, styles: 24, files: 22 },
  { path: '/offline', role: null, shows: 'h1', scripts: 163, styles: 12, files: 11 },
  { path: '/user', role: 'USER', shows: '#main h1', scripts: 268, styles: 31, files: 40 },
  ...(comingAddress
    ? [{ path: comingAddress.path, role: 'USER', shows: '[data-coming-soon]', scripts: 199, styles: 22, files: 14 } as const]
    : []),
  { path: '/user/notification', role: 'USER', shows: '#main h1', scripts: 218, styles: 25, files: 20 },
  { path: '/user/profile', role: 'USER', shows: '[data-session]', scripts: 328, styles: 31, files: 74 },
  { path: '/user/tickets', role: 'USER', shows: 'main tbody tr', scripts: 245, styles: 29, files: 40 },
  { path: '/user/tickets?new=1', role: 'USER', shows: '[role=dialog] form', scripts: 393, styles: 36, files: 98 },
  { path: '/admin/tickets', role: 'TECH', shows: 'main tbody tr', scripts: 249, styles: 28, files: 31 },
  { path: '/admin/department', role: 'ADMIN', shows: '[role=treeitem]', scripts: 358, styles: 34, files: 89 },
  { path: '/admin/modules', role: 'SUPER_ADMIN', shows: '[data-module=tickets]', scripts: 264, styles: 26, files: 42 },
  { path: '/admin/setting', role: 'SUPER_ADMIN', shows: 'input[data-colour=user]', scripts: 368, styles: 35, files: 84 },
  {
    path: '/admin/setting?tab=roles',
    role: 'SUPER_ADMIN',
    shows: '[data-right="tickets.view"]',
    scripts: 367,
    styles: 35,
    files: 83,
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

test('a form fetches the schemas of its own module, and of no other', async ({ visit }) => {
  const built = Object.entries(
    JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>,
  )
  const page = await visit('ADMIN')
  const sizes = sizesOf(page)
  await page.goto('/admin/department')
  await expect(page.locator('[role=treeitem]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = new Set((await sizes()).map(({ name }) => name.slice(1)))
  const withSchemas = built.filter(([source, { file }]) => source.endsWith('?whole') && files.has(file))
  expect(withSchemas.map(([source]) => source)).toEqual(['../contract/units/endpoints.ts?whole'])
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
