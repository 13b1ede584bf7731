import type { Role } from '@diwan/contract/access/vocabulary'
import { expect, type Page, type Response, type TestInfo } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { comingAddress } from './addresses.ts'
import type { Look } from './browsers.ts'
import { test } from './portal.ts'
import { begun, exits, filmOf, lock, paragraph, published, publishedLessons } from './training-steps.ts'

/**
 * What a first visit of each address may fetch until its screen can be used and the network is quiet: scripts and styles in KB of
 * gzip as the build makes it, and in how many files, which differ by a few from build to build. Login and lists of tickets have limits of their own (165, 235;
 * `docs/operations/performance.md` says by how much they are over them); the others may not grow unnoticed. Each is visited in the
 * language of its person: another one brings the words of both.
 */
const AS_BUILT = { level: 9 }

interface Screen {
  readonly path: string
  readonly role: Role | null
  readonly language?: Look['language']
  readonly shows: string
  readonly scripts: number
  readonly styles: number
  readonly files: number
}

const screens: readonly Screen[] = [
  { path: '/access/login', role: null, shows: 'input[name=password]', scripts: 173, styles: 12, files: 12 },
  { path: '/access/forgot-password', role: null, shows: 'input', scripts: 227, styles: 25, files: 25 },
  { path: '/offline', role: null, shows: 'h1', scripts: 169, styles: 12, files: 10 },
  { path: '/user', role: 'USER', shows: '[data-widget]', scripts: 270, styles: 28, files: 48 },
  ...(comingAddress
    ? [{ path: comingAddress.path, role: 'USER' as const, shows: '[data-coming-soon]', scripts: 213, styles: 22, files: 14 }]
    : []),
  { path: '/user/notification', role: 'USER', shows: '#main h1', scripts: 250, styles: 29, files: 32 },
  { path: '/user/chat', role: 'USER', shows: '[data-pane]', scripts: 278, styles: 28, files: 57 },
  { path: '/user/notes', role: 'USER', shows: '[data-note]', scripts: 285, styles: 30, files: 60 },
  { path: '/user/workspaces', role: 'USER', shows: '#main h1', scripts: 258, styles: 27, files: 46 },
  { path: '/user/knowledge-base', role: 'USER', shows: '[role=treeitem]', scripts: 315, styles: 34, files: 80 },
  { path: '/user/timeline', role: 'TECH', shows: '[data-bar]', scripts: 300, styles: 31, files: 59 },
  { path: '/user/profile', role: 'USER', shows: '[data-session]', scripts: 412, styles: 31, files: 106 },
  { path: '/user/quick-tasks', role: 'USER', shows: '[data-capture]', scripts: 340, styles: 31, files: 58 },
  { path: '/user/tickets', role: 'USER', shows: 'main tbody tr', scripts: 292, styles: 31, files: 52 },
  { path: '/user/tickets?new=1', role: 'USER', shows: '[role=dialog] form', scripts: 398, styles: 34, files: 114 },
  { path: '/admin/tickets', role: 'TECH', language: 'en-US', shows: 'main tbody tr', scripts: 254, styles: 29, files: 32 },
  { path: '/admin/department', role: 'ADMIN', shows: '[role=treeitem]', scripts: 357, styles: 34, files: 83 },
  { path: '/admin/training/details', role: 'ADMIN', shows: '[data-build]', scripts: 331, styles: 36, files: 110 },
  { path: '/admin/modules', role: 'SUPER_ADMIN', shows: '[data-module=tickets]', scripts: 273, styles: 29, files: 29 },
  { path: '/admin/setting', role: 'SUPER_ADMIN', shows: 'input[data-colour=user]', scripts: 419, styles: 40, files: 130 },
  {
    path: '/admin/setting?tab=roles',
    role: 'SUPER_ADMIN',
    shows: '[data-right="tickets.view"]',
    scripts: 418,
    styles: 40,
    files: 131,
  },
]

for (const { path, role, language = 'ar-SA', shows, scripts, styles, files } of screens)
  test(
    `${path} fetches at most ${scripts} KB of scripts and ${styles} KB of styles, in ${files} files`,
    { tag: '@deep' },
    async ({ visit }, info) => {
      const page = await visit(role, { language, cold: true })
      await measured(page, { path, shows, scripts, styles, files }, info)
    },
  )

const lessons = [
  { kind: 'text', shows: '[data-written]', scripts: 249, styles: 30, files: 56 },
  { kind: 'video', shows: 'video', scripts: 250, styles: 30, files: 60 },
] as const

for (const { kind, shows, ...limits } of lessons)
  test(
    `a ${kind} lesson fetches at most ${limits.scripts} KB of scripts and ${limits.styles} KB of styles, in ${limits.files} files`,
    { tag: '@deep' },
    async ({ visit }, info) => {
      const admin = await visit('ADMIN')
      const about = { key: 'lesson', titleAr: 'درس', titleEn: 'Lesson', kind }
      const bodies = { bodyAr: paragraph('اقرأ هذا أولًا', 'rtl'), bodyEn: paragraph('Read this first', 'ltr') }
      const lesson = kind === 'text' ? { ...about, ...bodies } : { ...about, fileId: await filmOf(admin), mustWatch: true }
      const id = await publishedLessons(admin, { nameAr: 'دورة', nameEn: 'Course' }, [lesson])
      await begun(await visit('USER'), id)
      const page = await visit('USER', { cold: true })
      await measured(page, { path: `/user/training/details?id=${id}&lesson=lesson`, shows, ...limits }, info)
    },
  )

test(
  'an attempt at a quiz fetches at most 267 KB of scripts and 28 KB of styles, in 57 files',
  { tag: '@deep' },
  async ({ visit }, info) => {
    const id = await published(await visit('ADMIN'), { nameAr: 'دورة', nameEn: 'Course', questions: [lock, exits] })
    const learner = await visit('USER')
    await begun(learner, id)
    await learner.getByRole('button', { name: 'بدء الاختبار' }).click()
    await expect(learner).toHaveURL(/attempt=1/)
    const page = await visit('USER', { cold: true })
    const path = `/user/training/details?id=${id}&lesson=quiz&attempt=1`
    await measured(page, { path, shows: '[data-quiz=open] input[type=radio]', scripts: 267, styles: 28, files: 57 }, info)
  },
)

test('a form fetches the schemas of its own module, and of no other', { tag: '@deep' }, async ({ visit }) => {
  const built = Object.entries(
    JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string }>,
  )
  const page = await visit('ADMIN', { cold: true })
  const sizes = sizesOf(page)
  await page.goto('/admin/department')
  await expect(page.locator('[role=treeitem]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = new Set((await sizes()).map(({ name }) => name.slice(1)))
  const withSchemas = built.filter(([source, { file }]) => source.endsWith('?whole') && files.has(file))
  expect(withSchemas.map(([source]) => source)).toEqual(['../contract/units/endpoints.ts?whole'])
})

async function measured(
  page: Page,
  { path, shows, scripts, styles, files }: Omit<Screen, 'role' | 'language'>,
  info: TestInfo,
): Promise<void> {
  // Dialogs are fetched while a screen is idle, but for people who save data. A screen can be used without them.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const sizes = sizesOf(page)
  await page.goto(path)
  await expect(page.locator(shows).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const toasts = await toastFiles()
  const fetched = (await sizes()).filter(({ name }) => !toasts.has(name))
  await writeFile(info.outputPath('fetched.json'), JSON.stringify(fetched, null, 1))
  expect(totalOf(fetched, 'script')).toBeLessThanOrEqual(scripts)
  expect(totalOf(fetched, 'stylesheet')).toBeLessThanOrEqual(styles)
  expect(fetched.length).toBeLessThanOrEqual(files)
}

/** Something may be told while a screen is opened; what shows it is not of the screen. */
async function toastFiles(): Promise<ReadonlySet<string>> {
  const chunks = Object.values(
    JSON.parse(await readFile('web/dist/.vite/manifest.json', 'utf8')) as Record<
      string,
      { name?: string; file: string; css?: string[] }
    >,
  )
  const files = chunks.filter(({ name }) => name === 'toast-machine').flatMap(({ file, css = [] }) => [file, ...css])
  expect(files).not.toEqual([])
  return new Set(files.map((file) => `/${file}`))
}

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
    fetched.push(response.body().then((body) => ({ kind, name, bytes: gzipSync(body, AS_BUILT).length })))
  }
  page.on('response', listen)
  return async () => {
    page.off('response', listen)
    return (await Promise.all(fetched)).toSorted((a, b) => b.bytes - a.bytes)
  }
}

const totalOf = (fetched: readonly Fetched[], kind: string): number =>
  fetched.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
