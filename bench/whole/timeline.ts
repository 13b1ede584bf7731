import { chromium, type Page } from '@playwright/test'
import { dragAndScroll, withBars } from '../../e2e/many-bars.ts'
import type { Measurement } from '../measurement.ts'
import { newHome, removeHome, startWhole, type WholePortal } from './portal.ts'

const BARS = 10_000
const TURNS = 3

/** What holds up a browser longest while ten thousand bars are scrolled and dragged, beside as many bars drawn at once as plain HTML. */
export async function measureTimeline(say: (line: string) => void): Promise<Measurement[]> {
  const home = newHome()
  const portal = await startWhole(home)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ baseURL: portal.url, locale: 'ar-SA', reducedMotion: 'reduce' })
    await signIn(page, portal)
    await withBars(page, BARS)
    const longest: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) longest.push(await longestStep(page))
    const step = Math.min(...longest) // the calmest: the machine runs more than this
    const raw = await page.evaluate<number>(DRAW_ALL)
    say(`longest step ${Math.round(step)} ms, all bars at once ${Math.round(raw)} ms`)
    return [
      { what: 'longest step among 10,000 bars', value: Math.round(step), unit: 'ms' },
      {
        what: 'the same beside drawing all of them as plain HTML',
        value: Number((step / raw).toFixed(3)),
        unit: '×',
        limit: 0.3,
      },
    ]
  } finally {
    await browser.close()
    await portal.stop()
    removeHome(home)
  }
}

async function longestStep(page: Page): Promise<number> {
  await page.goto('/user/timeline?scope=all')
  await page.locator('[data-bar]').first().waitFor()
  await page.evaluate(WATCH)
  await dragAndScroll(page, async () => {})
  return Math.max(0, ...(await page.evaluate<number[]>('seen')))
}

/** Run in the page, of whose globals a server knows nothing. Milliseconds of each task that held it up: */
const WATCH = `
  globalThis.seen = []
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })`

/** Milliseconds until as many bars, each as it is drawn now, have their places. */
const DRAW_ALL = `
  const { outerHTML } = document.querySelector('[data-bar]')
  const began = performance.now()
  const all = document.createElement('div')
  all.innerHTML = outerHTML.repeat(${BARS})
  document.body.append(all)
  all.getBoundingClientRect()
  performance.now() - began`

async function signIn(page: Page, portal: WholePortal): Promise<void> {
  const { email, password } = portal.account('USER')
  await page.goto('/access/login')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/access'))
}
