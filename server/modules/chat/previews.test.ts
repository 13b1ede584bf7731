import { documentFromText } from '@diwan/core/document'
import { chat, chatChoices, chatPreviews, chatTalk } from '@diwan/contract/chat/endpoints'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson } from '../../testing/people.ts'
import { look, picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const PAGE = `<!doctype html><html><head><title>العنوان &amp; more</title>
  <meta property="og:site_name" content="موقع"><meta name='description' content="وصف &lt;script&gt;alert(1)&lt;/script&gt; \u202Eمقلوب">
  </head><body><title>not this</title></body></html>`

/** With a picture each: one that is, one that only says so, one that is too large, one that is no picture of ours. */
const PICTURED = ['photo.jpg', 'broken.png', 'huge.png', 'drawn.svg']
const pictured = (name: string) => `<!doctype html><title>${name}</title><meta property="og:image" content="/pictures/${name}">`

let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  const name = request.url!.split('/').at(-1)!
  if (request.url!.startsWith('/with/')) response.setHeader('content-type', 'text/html').end(pictured(name))
  else if (request.url!.startsWith('/pictures/')) response.setHeader('content-type', 'image/png').end(drawn.get(name))
  else if (request.url === '/page') response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  else response.setHeader('content-type', 'application/pdf').end('%PDF-')
})
const drawn = new Map<string, Buffer>()
let w: World
let sara: TestPerson
let omar: TestPerson
let host: string

beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  drawn.set('photo.jpg', await picture(1_200, 630, 'jpeg'))
  drawn.set('broken.png', (await picture(1_200, 630)).subarray(0, 900))
  drawn.set('huge.png', Buffer.concat([await picture(20, 20), Buffer.alloc(6 * 1_024 * 1_024)]))
  drawn.set('drawn.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  w = await world({ outgoing: { allow: [host] } })
  ;[sara, omar] = [await w.person('USER'), await w.person('ADMIN')]
})
afterAll(() => void server.close())

const begun = async () => (await w.call(sara, chat.create, { name: 'روابط', userIds: [omar.id] })).body.id
const post = async (id: string, words: string) =>
  (await w.call(sara, chatTalk.say, { id, body: documentFromText(words, 'rtl') }, { requestId: newId() })).body
const previews = async (id: string, messageId: string) =>
  (await w.call(omar, chatTalk.around, { id, messageId })).body.items.find((one) => one.id === messageId)?.previews

test('a link is shown with what its page says, asked once an hour for all who link to it', async () => {
  const id = await begun()
  const [first, second] = [
    await post(id, `انظر http://${host}/page.`),
    await post(id, `http://${host}/page http://${host}/file.pdf`),
  ]
  const shown = [
    { url: `http://${host}/page`, site: 'موقع', title: 'العنوان & more', description: 'وصف <script>alert(1)</script> مقلوب' },
  ]
  await w.eventually(
    async () => expect([await previews(id, first.id), await previews(id, second.id)]).toEqual([shown, shown]),
    20_000,
  )
  expect(asked.filter((url) => url === '/page')).toEqual(['/page'])
  const told = (await w.changes(`chat:${id}`)).filter(({ event }) => event === 'chat.message_previewed')
  expect(JSON.stringify(told)).toContain('العنوان & more')
})

test('the picture of a page is made again by us, small, and shown to readers of the message alone; what is none is left out', async () => {
  const id = await begun()
  const said: { readonly id: string; readonly name: string }[] = []
  for (const name of PICTURED) said.push({ name, ...(await post(id, `http://${host}/with/${name}`)) })
  await w.eventually(async () => {
    const all = await Promise.all(
      said.map(async (one) => (await previews(id, one.id))?.map(({ title, picture: p }) => [title, p])),
    )
    expect(all).toEqual(
      PICTURED.map((name) => [[name, name === 'photo.jpg' ? { place: 0, width: 320, height: 168 } : undefined]]),
    )
  }, 30_000)

  const [photo, broken] = said
  const at = { id, messageId: photo!.id, place: 0 }
  const address = `/api/chat/${id}/messages/${photo!.id}/previews/0`
  const read = await fetch(`${w.base}${address}`, { headers: { cookie: `${SESSION_COOKIE}=${omar.cookie}` } })
  expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { format, width, height } = await look(Buffer.from(await read.arrayBuffer())).metadata()
  expect([format, width, height]).toEqual(['webp', 320, 168])

  const stranger = await w.person('SUPER_ADMIN')
  expect((await w.call(stranger, chatPreviews.picture, at)).status).toBe(404)
  expect((await w.call(omar, chatPreviews.picture, { ...at, messageId: broken!.id })).status).toBe(404)
  expect((await w.call(omar, chatPreviews.picture, { ...at, place: 1 })).status).toBe(404)
  await w.call(sara, chatTalk.delete, { id, messageId: photo!.id })
  const left = await w.db.selectFrom('link_previews').select('url').where('url', 'like', '%photo.jpg').execute()
  expect([(await w.call(omar, chatPreviews.picture, at)).status, left]).toEqual([404, []])
})

test('an address within the network is never asked, and where the organisation wants no previews nothing is', async () => {
  const id = await begun()
  const inside = await post(id, 'http://127.0.0.1:1/admin http://169.254.169.254/latest')
  const { version } = (await w.call(omar, chatChoices.settings, {})).body
  asked = []
  await w.eventually(async () => {
    const read = await w.db.selectFrom('link_previews').select('title').where('url', 'like', '%169.254%').execute()
    expect(read).toEqual([{ title: null }])
  }, 20_000)
  await w.call(omar, chatChoices.changeSettings, { receipts: true, presence: true, previews: false, version })
  const silent = await post(id, `http://${host}/page`)
  const links = await w.db.selectFrom('message_links').select('message_id').where('message_id', '=', silent.id).execute()
  expect([await previews(id, inside.id), await previews(id, silent.id), links, asked]).toEqual([[], [], [], []])
})
