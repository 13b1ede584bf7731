import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { framed } from './framed.ts'

test('texts of every length arrive whole, between what ws sends itself', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'م'.repeat(length / 2) + 'x'.repeat(length % 2))
  const server = createServer()
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (ws) => {
      for (const text of texts) {
        ws.send('between')
        socket.write(framed(text))
      }
      ws.close()
    }),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: string[] = []
  client.on('message', (data: Buffer, isBinary) => received.push(isBinary ? 'bytes' : data.toString()))
  await once(client, 'close')
  expect(received).toEqual(texts.flatMap((text) => ['between', text]))
})
