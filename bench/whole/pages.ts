import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../server/kit/platform/free-port.ts'
import { median } from '../median.ts'
import type { Measurement } from '../measurement.ts'
import { newHome, removeHome, startWhole, type WholePortal } from './portal.ts'

const RUNS = 5
const screens = [
  { name: 'login', path: '/access/login', signedIn: false, performance: 90 },
  { name: 'ticket list', path: '/admin/tickets', signedIn: true, performance: 85 },
] as const
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Lighthouse as a phone on a slow line sees it, in Arabic: the median of five cold visits. */
export async function measurePages(say: (line: string) => void): Promise<Measurement[]> {
  const home = newHome()
  const portal = await startWhole(home)
  try {
    const told: Measurement[] = []
    for (const screen of screens) told.push(...(await measureScreen(portal, screen, say)))
    return told
  } finally {
    await portal.stop()
    removeHome(home)
  }
}

async function measureScreen(
  portal: WholePortal,
  screen: (typeof screens)[number],
  say: (line: string) => void,
): Promise<Measurement[]> {
  const profile = mkdtempSync(path.join(tmpdir(), 'diwan-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    locale: 'ar-SA',
  })
  try {
    if (screen.signedIn) await signIn(await browser.newPage(), portal)
    const runs: { performance: number; accessibility: number }[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${portal.url}${screen.path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['performance', 'accessibility'],
        disableStorageReset: screen.signedIn,
      })
      const categories = result?.lhr.categories
      const score = (name: string): number => Math.round((categories?.[name]?.score ?? 0) * 100)
      runs.push({ performance: score('performance'), accessibility: score('accessibility') })
      say(`${screen.name}: performance ${score('performance')}, accessibility ${score('accessibility')}`)
    }
    return [
      {
        what: `${screen.name}, performance`,
        value: median(runs.map((one) => one.performance)),
        unit: '',
        limit: screen.performance,
        least: true,
      },
      {
        what: `${screen.name}, accessibility`,
        value: median(runs.map((one) => one.accessibility)),
        unit: '',
        limit: 100,
        least: true,
      },
    ]
  } finally {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Through the real form; the profile keeps it for the visits that are measured. */
async function signIn(page: Page, portal: WholePortal): Promise<void> {
  const { email, password } = portal.account('TECH')
  await page.goto(`${portal.url}/access/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin(\/|$)/)
  await page.close()
}
