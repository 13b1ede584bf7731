import { STREAM_PATH } from '@diwan/contract/kit/paths'
import type { BrowserContext } from '@playwright/test'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../web/dist', import.meta.url))
/** Shorter ones would be found by chance. */
const SHORTEST = 8

/** What a portal and its browsers held that nobody else may read, and where it could have come to stand. */
export function watchForLeaks(home: string) {
  const secrets = new Set<string>()
  const addresses: string[] = []
  const answers: string[] = []
  const open: Promise<unknown>[] = []

  return {
    /** Every address it asks for, every refusal it reads. */
    follow(context: BrowserContext): void {
      context.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url())
        addresses.push(pathname === STREAM_PATH ? pathname : request.url()) // that one carries its token by the specification
        secrets.add(searchParams.get('jwt') ?? '')
      })
      context.on('response', (response) => {
        if (response.status() >= 400)
          open.push(
            response.text().then(
              (text) => answers.push(text),
              () => undefined,
            ),
          )
      })
    },
    /** The session of a browser that is about to close. */
    async remember(context: BrowserContext): Promise<void> {
      for (const { value, httpOnly } of await context.cookies()) if (httpOnly) secrets.add(value)
    },
    /** What leaked, and where; `log` is all the portal said, at its finest level. */
    async leaks(log: string, metrics: string): Promise<string[]> {
      await Promise.all(open)
      for (const secret of await secretsOf(home)) secrets.add(secret)
      const lines = log.split('\n').filter((line) => line.startsWith('{')) // the accounts of a demo stand on the terminal on purpose
      const places: Record<string, string> = {
        'the log': lines.join('\n'),
        'the metrics': metrics,
        'an address': addresses.join('\n'),
        'a refusal': answers.join('\n'),
        'the bundle': await bundle(),
      }
      const found = Object.entries(places).flatMap(([place, text]) =>
        [...secrets]
          .filter((secret) => secret.length >= SHORTEST && text.includes(secret))
          .map((secret) => `${place} holds a secret that begins with ${secret.slice(0, 3)}`),
      )
      return /jwt=(?!\[)/.test(places['the log'] ?? '') ? [...found, 'the log holds a token of the stream'] : found
    },
  }
}

async function secretsOf(home: string): Promise<string[]> {
  const folder = path.join(home, 'secrets')
  const names = await readdir(folder).catch(() => [])
  const kept = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const accounts = JSON.parse(await readFile(path.join(home, 'demo-accounts.json'), 'utf8').catch(() => '[]')) as {
    password: string
  }[]
  return [...kept.map((text) => text.trim()), ...accounts.map(({ password }) => password)]
}

async function bundle(): Promise<string> {
  const names = await readdir(dist, { recursive: true }).catch(() => [])
  const texts = names
    .filter((name) => /\.(js|css|html|json|map)$/.test(name))
    .map((name) => readFile(path.join(dist, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}
