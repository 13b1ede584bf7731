import { documentFromText } from '@diwan/core/document'
import { chat, chatChoices, chatTalk } from '@diwan/contract/chat/endpoints'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const PAGE = `<!doctype html><html><head><title>العنوان &amp; more</title>
  <meta property="og:site_name" content="موقع"><meta name='description' content="وصف &lt;script&gt;alert(1)&lt;/script&gt; \u202Eمقلوب">
  </head><body><title>not this</title></body></html>`

let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  if (request.url === '/page') response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
  else response.setHeader('content-type', 'application/pdf').end('%PDF-')
})
let w: World
let sara: TestPerson
let omar: TestPerson
let host: string

beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
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
