import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'

import { leftOut, WORKSHOP } from './e2e/left-out.ts'

/** `npm run test:deploy` says where a portal runs already. */
const deployed = process.env['DIWAN_PORTAL'] !== undefined
const deep = process.env['DIWAN_DEEP'] === 'true'

/** A browser without a window of its own takes less; the deep run takes what people have. */
const HEADLESS = '/usr/bin/chromium-headless-shell'
const browser = process.env['CHROMIUM'] ?? (!deep && existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium')

const definedIn = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** There is no web server here: each worker starts a portal of its own on a copy of one home (see the fixtures of `e2e`), unless one is named. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  ...(!deployed && { globalSetup: './e2e/prepare.ts' }),
  // Journeys that are walked in both languages are walked in English by the deep run alone.
  grepInvert: [...(deep ? [] : [/@deep/, /\ben-US\b/]), ...(deployed ? [new RegExp(WORKSHOP)] : [])],
  ...(deployed && { testIgnore: leftOut.map(({ spec }) => `**/${spec}`) }),
  workers: deployed ? 1 : 2, // all share what they change
  retries: deployed ? 0 : 1, // what fails once and passes again is told as flaky
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 }, // deadlines for waiting: two cores may be busy with something else
  reporter: [['list'], ['./tools/seconds/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'ar-SA',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes an eighth of the time of a journey: one is kept of the second try, or of the only one.
    trace: { mode: deployed ? 'retain-on-failure' : 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      chromiumSandbox: false,
      // Under the C locale it cannot write an Arabic file name and saves everything as "download".
      env: { ...definedIn(process.env), LC_ALL: 'C.UTF-8' },
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
