import { expect, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { test } from './portal.ts'

/** What a first visit may fetch until its screen can be used, in KB of gzip. */
const screens = [
  { name: 'login', role: null, path: '/access/login', shows: 'input[name=password]', scripts: 165, styles: 25 },
  { name: 'list of tickets', role: 'TECH', path: '/admin/tickets', shows: 'main tbody tr', scripts: 230, styles: 45 },
] as const

for (const { name, role, path, shows, scripts, styles } of screens)
  test(`the ${name} fetches at most ${scripts} KB of scripts and ${styles} KB of styles`, async ({ visit }, info) => {
    const page = await visit(role)
    const sizes = sizesOf(page)
    await page.goto(path)
    await expect(page.locator(shows).first()).toBeVisible()
    const fetched = await sizes()
    await info.attach('fetched.json', { body: JSON.stringify(fetched, null, 1), contentType: 'application/json' })
    expect(totalOf(fetched, 'script')).toBeLessThanOrEqual(scripts)
    expect(totalOf(fetched, 'stylesheet')).toBeLessThanOrEqual(styles)
  })

interface Fetched {
  readonly kind: string
  readonly name: string
  readonly bytes: number
}

/** Compressed here: which encoding travels is for the browser and the server to agree on. */
function sizesOf(page: Page): () => Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'stylesheet') {
      const name = new URL(response.url()).pathname
      fetched.push(response.body().then((body) => ({ kind, name, bytes: gzipSync(body).length })))
    }
  })
  return async () => (await Promise.all(fetched)).toSorted((a, b) => b.bytes - a.bytes)
}

const totalOf = (fetched: readonly Fetched[], kind: string): number =>
  fetched.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
