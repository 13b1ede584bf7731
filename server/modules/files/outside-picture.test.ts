import { fileAddresses } from '@diwan/contract/files/addresses'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SESSION_COOKIE } from '../../kit/http/caller.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

const shown = new Map<string, Buffer>()
const server = createServer((request, response) => {
  response.setHeader('content-type', 'image/png').end(shown.get(request.url!) ?? 'no picture')
})
let w: World
let noura: TestPerson
let base: string

beforeAll(async () => {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  shown.set('/photo.jpg', await picture(120, 63, 'jpeg'))
  shown.set('/huge.png', Buffer.concat([await picture(20, 20), Buffer.alloc(6 * 1_024 * 1_024)]))
  shown.set('/drawn.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  base = `http://${host}`
  w = await world({ outgoing: { allow: [host] } })
  noura = await w.person('USER')
})
afterAll(() => void server.close())

const read = (url: string) =>
  fetch(`${w.base}${fileAddresses.picture.path}?url=${encodeURIComponent(url)}`, {
    headers: { cookie: `${SESSION_COOKIE}=${noura.cookie}` },
  })

test('a picture of another address is read by its content, bounded, and nothing else is', async () => {
  const answer = await read(`${base}/photo.jpg`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await answer.arrayBuffer()).equals(shown.get('/photo.jpg')!)).toBe(true)
  for (const name of ['/huge.png', '/drawn.svg', '/missing.png'])
    expect([name, (await read(`${base}${name}`)).status]).toEqual([name, 404])
})

test('what does not lie on the internet, and what is no address, is not asked', async () => {
  const refused = ['http://127.0.0.1:1/a.png', 'http://169.254.169.254/a.png', 'http://localhost/a.png']
  for (const url of refused) expect((await read(url)).status).toBe(404)
  for (const url of ['file:///etc/passwd', 'data:image/png;base64,AA==']) expect((await read(url)).status).toBe(400)
  expect((await fetch(`${w.base}${fileAddresses.picture.path}?url=${base}/photo.jpg`)).status).toBe(401)
})
