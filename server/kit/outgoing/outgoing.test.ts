import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublic } from './addresses.ts'
import { createOutgoing, OutgoingRefused } from './outgoing.ts'

async function local(answer: RequestListener): Promise<{ port: number; host: string; base: string }> {
  const server = createServer(answer)
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { port, host: `127.0.0.1:${port}`, base: `http://127.0.0.1:${port}` }
}
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'asked',
    (error: unknown) => (error instanceof OutgoingRefused ? error.message : Promise.reject(error as Error)),
  )

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
  'example.com',
  '',
])('%s is no address of the internet', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['1.1.1.1', '100.63.255.255', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450::1'])('%s is one', (address) => {
  expect(isPublic(address)).toBe(true)
})

test('addresses of this machine and its network are refused, however they are written', async () => {
  const { port } = await local((_, response) => response.end('secret'))
  const outgoing = createOutgoing({ allow: [] })
  for (const host of [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0',
  ])
    expect([host, await refusal(outgoing.request({ url: `http://${host}:${port}/` }))]).toEqual([host, 'address'])
  for (const url of [
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://127.0.0.1/',
    'http://user:word@example.com/',
    'no address',
  ])
    expect([url, await refusal(outgoing.request({ url }))]).toEqual([url, 'address'])
})

test('a public host is asked at the ports of the web alone', async () => {
  const outgoing = createOutgoing({ allow: [], resolve: () => Promise.resolve(['1.1.1.1']) })
  expect(await refusal(outgoing.request({ url: 'http://pages.example:22/' }))).toBe('address')
})

test('one private address among those of a name is enough to refuse it', async () => {
  const outgoing = createOutgoing({ allow: [], resolve: () => Promise.resolve(['1.1.1.1', '10.0.0.1']) })
  expect(await refusal(outgoing.request({ url: 'http://two.example/' }))).toBe('address')
})

test('a host of one’s own network is asked where it is allowed by name', async () => {
  const { base, host } = await local((_, response) => response.end('here'))
  for (const allow of [['127.0.0.1'], [host]])
    expect((await createOutgoing({ allow }).request({ url: base })).body.toString()).toBe('here')
  expect(await refusal(createOutgoing({ allow: ['127.0.0.1:1'] }).request({ url: base }))).toBe('address')
})

test('the address that was checked is the one that is connected to: the name is asked once', async () => {
  const { port } = await local((_, response) => response.end('first'))
  const asked: string[] = []
  const resolve = (name: string) => {
    asked.push(name)
    return Promise.resolve(asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'])
  }
  const outgoing = createOutgoing({ allow: ['turns.example'], resolve })
  expect((await outgoing.request({ url: `http://turns.example:${port}/` })).body.toString()).toBe('first')
  expect(asked).toEqual(['turns.example'])
})

test('a redirect is checked like the first address, and only three are followed', async () => {
  const { base, host } = await local((request, response) => {
    const left = Number(new URL(request.url!, 'http://x').searchParams.get('left'))
    if (request.url === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (left > 0) response.writeHead(301, { location: `/?left=${left - 1}` }).end()
    else response.end('end')
  })
  const outgoing = createOutgoing({ allow: [host] })
  expect((await outgoing.request({ url: `${base}/?left=3` })).body.toString()).toBe('end')
  expect(await refusal(outgoing.request({ url: `${base}/?left=4` }))).toBe('redirects')
  expect(await refusal(outgoing.request({ url: `${base}/inside` }))).toBe('address')
})

test('an answer is cut where it is too long, and given up where it does not come', async () => {
  const { base, host } = await local((request, response) => {
    if (request.url === '/long') {
      const more = () => response.write(Buffer.alloc(1_000), () => !response.destroyed && setImmediate(more))
      more()
    }
  })
  const outgoing = createOutgoing({ allow: [host] })
  const { body, cut } = await outgoing.request({ url: `${base}/long`, maxBytes: 5_000 })
  expect([body.length, cut]).toEqual([5_000, true])
  await expect(outgoing.request({ url: `${base}/never`, timeoutMs: 50 })).rejects.toThrow('aborted')
})

test('what is posted arrives as it was given, and its answer is not followed elsewhere', async () => {
  const { base, host } = await local((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.writeHead(303, { location: '/elsewhere', 'x-told': String(request.headers['ttl']) })
      response.end(Buffer.concat(chunks))
    })
  })
  const sent = { url: base, method: 'POST', headers: { TTL: '60' }, body: Buffer.from([0, 255, 7]) } as const
  const { status, headers, body } = await createOutgoing({ allow: [host] }).request(sent)
  expect([status, headers['x-told'], [...body]]).toEqual([303, '60', [0, 255, 7]])
})

test('a longer answer is refused where that is asked, whether it says its length or not', async () => {
  const { base, host } = await local((request, response) => {
    if (request.url === '/says') response.writeHead(200, { 'content-length': '6000' })
    response.write(Buffer.alloc(3_000))
    setImmediate(() => response.end(Buffer.alloc(request.url === '/fits' ? 2_000 : 3_000)))
  })
  const outgoing = createOutgoing({ allow: [host] })
  const ask = (path: string) => outgoing.request({ url: `${base}${path}`, maxBytes: 5_000, refuseLonger: true })
  expect([await refusal(ask('/says')), await refusal(ask('/shows'))]).toEqual(['size', 'size'])
  expect((await ask('/fits')).body.length).toBe(5_000)
})

test('plain http is refused where https is asked, also of a host that is allowed', async () => {
  const { base, host } = await local((_, response) => response.end('here'))
  expect(await refusal(createOutgoing({ allow: [host] }).request({ url: base, httpsOnly: true }))).toBe('address')
})
