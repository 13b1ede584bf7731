import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificate } from './push-service.ts'

interface Served {
  readonly status?: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

/** A host of calendars over https, which a test fills by path. */
export async function startCalendarHost() {
  const files = new Map<string, Served>()
  const { cert, key } = certificate()
  const asked: string[] = []
  const server = createServer({ cert, key }, (request, response) => {
    asked.push(request.url!)
    const { status = 200, headers = {}, body = '' } = files.get(request.url!) ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    ca: cert,
    asked,
    /** Answers the address under which it lies from now on. */
    put(path: string, served: Served): string {
      files.set(path, served)
      return `https://${host}${path}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
