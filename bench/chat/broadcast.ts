/**
 * What telling a group costs with nothing around it: what is posted goes to every socket as so many bytes, is kept nowhere, and is
 * answered then.
 */
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { id, bytes } = JSON.parse(body) as { id: string; bytes: number }
    const frame = { type: 'change', detail: { message: { id } }, pad: '' }
    frame.pad = 'x'.repeat(Math.max(0, bytes - JSON.stringify(frame).length))
    const said = JSON.stringify(frame)
    for (const ws of sockets.clients) ws.send(said)
    response.end('{}')
  })
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })

server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => {
  for (const ws of sockets.clients) ws.terminate()
  server.close()
})
