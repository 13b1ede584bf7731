import { afterEach, expect, test, vi } from 'vitest'
import { answerNavigation } from './navigations.ts'

afterEach(() => vi.unstubAllGlobals())

/** The answer to a navigation; nothing where the worker leaves it to the browser. */
async function answered(
  path: string,
  portal: () => Promise<Response>,
  { mode = 'navigate', method = 'GET', preload }: { mode?: string; method?: string; preload?: Promise<unknown> } = {},
): Promise<Response | undefined> {
  vi.stubGlobal('fetch', portal)
  let answer: Promise<Response> | undefined
  answerNavigation({
    request: { mode, method, url: `https://portal.example${path}` } as Request,
    ...(preload && { preloadResponse: preload }),
    respondWith: (response) => void (answer = response),
  })
  return answer
}
const away = () => Promise.reject(new TypeError('Failed to fetch'))

test('a screen of a portal that is away is a page in both languages, which asks until the portal answers', async () => {
  const page = await answered('/user/notes?id=1', away)
  const html = await page?.text()
  expect(page?.headers.get('content-type')).toContain('text/html')
  for (const words of ['You are offline', 'أنت غير متصل بالشبكة', 'location.reload()', "cookie('darkMode')"])
    expect(html).toContain(words)
  expect(html).not.toMatch(/(?:src|href)=/) // nothing of it comes from the portal
})

test('its script and style are allowed by name, and nothing else is', async () => {
  const page = await answered('/', away)
  const [, nonce] = /<script nonce="([^"]+)">/.exec((await page?.text()) ?? '') ?? []
  const policy = page?.headers.get('content-security-policy')
  expect(nonce).toBeTruthy()
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain(`script-src 'nonce-${nonce}'`)
})

test('a gateway that answers for a portal that is away is no screen', async () => {
  const page = await answered('/user/chat', () => Promise.resolve(new Response('bad gateway', { status: 502 })))
  expect(await page?.text()).toContain('data-offline')
})

test.each([200, 404, 500, 503])('what the portal says with status %i is shown as it is', async (status) => {
  const page = await answered('/user/chat', () => Promise.resolve(new Response('said', { status })))
  expect(await page?.text()).toBe('said')
})

test.each(['/api/notes/export', '/files/1', '/assets/a.js', '/portal/notification/notifications'])(
  '%s is left to the browser',
  async (path) => {
    expect(await answered(path, away)).toBeUndefined()
  },
)

test('what is no navigation is left to the browser', async () => {
  expect(await answered('/user/chat', away, { mode: 'cors' })).toBeUndefined()
})

test.each(['/api/notes/export', '/files/1', '/user/chat'])('%s is asked for once where the browser preloads it', async (path) => {
  const portal = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('a second request')))
  const preload = Promise.resolve(new Response('preloaded'))
  expect(await (await answered(path, portal, { preload }))?.text()).toBe('preloaded')
  expect(portal).not.toHaveBeenCalled()
})

test('a file that was not preloaded is fetched', async () => {
  const portal = () => Promise.resolve(new Response('fetched'))
  expect(await (await answered('/files/1', portal, { preload: Promise.resolve(undefined) }))?.text()).toBe('fetched')
})

test('a file that does not come is no page of ours', async () => {
  const preload = Promise.reject(new TypeError('Failed to fetch'))
  await expect(answered('/files/1', away, { preload })).rejects.toThrow('Failed to fetch')
  const gateway = Promise.resolve(new Response('bad gateway', { status: 502 }))
  expect(await (await answered('/api/notes/export', away, { preload: gateway }))?.text()).toBe('bad gateway')
})

test('a form that is sent to the portal is never preloaded, and left to the browser', async () => {
  expect(await answered('/api/login', away, { method: 'POST', preload: Promise.resolve(undefined) })).toBeUndefined()
})
