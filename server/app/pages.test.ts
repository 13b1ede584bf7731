import type { Environment } from '@diwan/contract/settings/environment'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../kit/http/caller.ts'
import { sendRaw } from '../testing/wire.ts'
import type { World } from '../testing/world.ts'
import { world } from '../testing/world.ts'

const screen = (route: string) => `routes/${route}.tsx?tsr-split=component`
/** What the build says of its files, in small. */
const built = {
  '../contract/kit/words.ar.ts': { file: 'assets/kit-ar.js' },
  '../contract/tickets/words.ar.ts': { file: 'assets/tickets-ar.js' },
  '../contract/identity/words.en.ts': { file: 'assets/identity-en.js' },
  [screen('_portal/route')]: { file: 'assets/frame.js', css: ['assets/frame.css'] },
  [screen('_portal/user/tickets')]: { file: 'assets/list.js', imports: ['_table.js'] },
  [screen('_portal/ticket-thread/$id')]: { file: 'assets/thread.js', imports: ['_table.js'] },
  [screen('_portal/user/$')]: { file: 'assets/coming.js' },
  '../contract/releases/words.ar.ts': { file: 'assets/releases-ar.js' },
  '../contract/training/words.ar.ts': { file: 'assets/training-ar.js' },
  [screen('access/login')]: { file: 'assets/login.js' },
  '_table.js': { file: 'assets/table.js', imports: [screen('_portal/route')] },
}

const dist = mkdtempSync(path.join(tmpdir(), 'diwan-pages-'))
let w: World

beforeAll(async () => {
  writeFileSync(
    path.join(dist, 'index.html'),
    '<html lang="%lang%" dir="%dir%" data-scheme="%scheme%" data-colour="%themeColor%">%environment%<!--preloads--></html>',
  )
  mkdirSync(path.join(dist, '.vite'))
  writeFileSync(path.join(dist, '.vite/manifest.json'), JSON.stringify(built))
  mkdirSync(path.join(dist, 'assets'))
  // what the build makes of one file, each told apart by its words
  for (const [end, text] of [
    ['', 'as long as it was written'],
    ['.gz', 'smaller than it was'],
    ['.br', 'small'],
  ] as const)
    writeFileSync(path.join(dist, `assets/app.js${end}`), text)
  w = await world({ dist, publicUrl: 'http://localhost:8080' })
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const demo = (is: boolean) => w.db.updateTable('organisation').set({ demo: is }).execute()

test.each([
  ['nobody chose and the browser speaks Arabic', { 'accept-language': 'ar-JO,en;q=0.5' }, 'lang="ar-SA" dir="rtl"'],
  ['nobody chose and the browser speaks something else', { 'accept-language': 'fr,ar;q=0.5' }, 'lang="en-US" dir="ltr"'],
  ['English was chosen in an Arabic browser', { 'accept-language': 'ar', cookie: 'lang=en-US' }, 'lang="en-US" dir="ltr"'],
  ['the dark was chosen', { cookie: 'darkMode=true' }, 'data-scheme="dark"'],
  ['a cookie holds mark-up', { cookie: 'lang="><script>; darkMode=x' }, 'lang="en-US" dir="ltr" data-scheme="light"'],
])('when %s, the first byte of the page says so', async (_when, headers, said) => {
  expect((await get('/access/login', headers)).text).toContain(said)
})

test.each([
  ['br', 'br, gzip', 'small'],
  ['gzip', 'gzip', 'smaller than it was'],
  [undefined, 'identity', 'as long as it was written'],
])('a file of the screens comes as %s where the browser reads %s', async (encoding, accepted, said) => {
  const { headers, text } = await get('/assets/app.js', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], text]).toEqual([encoding, said])
  expect(headers['cache-control']).toContain('immutable')
})

test('a page names the files that its screen will need, in its language, and those of the login for a stranger', async () => {
  const filesOf = async (target: string, headers: Record<string, string>) =>
    [...(await get(target, headers)).text.matchAll(/href="\/assets\/([^"]+)"/g)].map(([, name]) => name)
  const arabic = { 'accept-language': 'ar', cookie: `${SESSION_COOKIE}=any` }
  expect(await filesOf('/user/tickets?queue=all', arabic)).toEqual([
    'kit-ar.js',
    'tickets-ar.js',
    'frame.js',
    'list.js',
    'table.js',
    'frame.css',
  ])
  expect(await filesOf('/ticket-thread/7', arabic)).toContain('thread.js')
  expect(await filesOf('/user/tickets', { 'accept-language': 'en' })).toEqual(['identity-en.js', 'login.js'])
  for (const coming of ['/user/training/details/7', '/user/old-chat'])
    expect(await filesOf(coming, arabic)).toEqual(['kit-ar.js', 'releases-ar.js', 'frame.js', 'coming.js', 'frame.css'])
  for (const unknown of ['/nothing', '/user/nothing', '/user/tickets/more']) expect(await filesOf(unknown, arabic)).toEqual([])
})

test('the status bar has the colour of the area from the first byte', async () => {
  expect((await get('/admin')).text).toContain('data-colour="#1976d2"')
  expect((await get('/user/tickets')).text).toContain('data-colour="#0e67ad"')
})

test('the page holds the five addresses and the organisation, and nothing else of the settings', async () => {
  const { text } = await get('/access/login')
  const environment = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Environment
  expect(environment).toEqual({
    apiBaseUrl: '',
    socketUrl: '',
    integrationApiBaseUrl: '',
    meetingServerHost: '',
    meetingRedirectUrl: '',
    organisation: {
      nameAr: 'مؤسسة الاختبار',
      nameEn: 'Test organisation',
      logo: null,
      colours: { primary: '#187ed1', gradient: '#0e67ad', admin: '#1976d2', user: '#0e67ad' },
      country: 'SA',
      zone: 'Asia/Riyadh',
      weekStart: 0,
      weekend: [5, 6],
      monthNames: 'SA',
      calendar: 'gregory',
      hijriOffset: 0,
      hijriMonths: [],
      language: 'ar',
      digits: 'latn',
      passwordMin: 6,
      lessonMb: 10,
    },
    mail: 'mailbox',
    workshop: false,
  })
})

test('a name of the organisation cannot end the data block it stands in', async () => {
  await w.db.updateTable('organisation').set({ name_en: '</script><script>alert(1)</script>' }).execute()
  expect((await get('/access/login')).text).not.toContain('<script>')
})

test('an unlisted path is answered with the page and 404, a path of the API with a problem', async () => {
  expect([(await get('/user/tickets')).status, (await get('/user/nothing')).status]).toEqual([200, 404])
  const api = await get('/api/nothing')
  expect([api.status, JSON.parse(api.text)]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

test('the component page exists in a demonstration seen from this machine only', async () => {
  await demo(false)
  expect((await get('/dev/components')).status).toBe(404)
  await demo(true)
  expect((await get('/dev/components')).status).toBe(200)
  expect((await get('/dev/components', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  expect((await get('/dev/components', { host: 'portal.example' })).status).toBe(404)
})

test('the mailbox of the demo is seen from this machine only, and what was written in a mail is text there', async () => {
  await demo(false)
  expect((await get('/dev/mail')).status).toBe(404)
  await demo(true)
  expect((await get('/dev/mail')).text).toContain('No mail has been sent yet.')
  for (let n = 0; n < 60; n += 1) {
    await w.mailbox.send({ to: 'a@b.example', subject: `Mail ${n}`, text: '<script>alert(1)</script>', html: '' })
  }
  const { status, text } = await get('/dev/mail', { cookie: 'lang=ar-SA' })
  expect([status, text.match(/<article>/g)!.length, text.includes('<script>')]).toEqual([200, 50, false])
  expect(text).toMatch(/<html lang="ar" dir="rtl"[^]*Mail 59[^]*Mail 10/)
  expect((await get('/dev/mail', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  expect((await get('/dev/mail', { host: 'portal.example' })).status).toBe(404)
})

test('a portal of the world has neither mailbox nor workshop, though a bare proxy makes everybody look as if they sat here (H58)', async () => {
  const far = await world({ dist, publicUrl: 'https://portal.example' })
  await far.db.updateTable('organisation').set({ demo: true }).execute()
  for (const target of ['/dev/mail', '/dev/%6dail', '/dev/components'])
    for (const host of ['localhost', '127.0.0.1:8080', '[::1]']) {
      const { status, text } = await get(target, { host }, far)
      expect([target, host, status, text.includes('"workshop":true')]).toEqual([target, host, 404, false])
    }
})

test('an address is what the router reads, however it is written', async () => {
  for (const target of ['/%75ser/tickets', 'http://other.example/user/tickets', '/user/tickets?x=/api/'])
    expect([target, (await sendRaw(w.base, { method: 'GET', target })).status]).toEqual([target, 200])
  for (const target of ['/%61pi/nothing', '/%66iles/1/2', 'http://other.example/portal/nothing']) {
    const { status, headers } = await sendRaw(w.base, { method: 'GET', target })
    expect([target, status, headers['content-type']]).toEqual([target, 404, 'application/problem+json; charset=utf-8'])
  }
  expect((await sendRaw(w.base, { method: 'GET', target: '/%61dmin' })).text).toContain('data-colour="#1976d2"')
})

/** fetch sets its own Accept-Language and Host. */
function get(
  address: string,
  headers: Record<string, string> = {},
  { base }: Pick<World, 'base'> = w,
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${base}${address}`, { headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test('an office behind one address opens as many pages as it has people', async () => {
  const limited = await world({ dist, limited: true })
  const answers = await Promise.all(Array.from({ length: 650 }, () => fetch(`${limited.base}/access/login`)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})
