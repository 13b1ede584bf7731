import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Readiness } from './readiness.ts'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

export interface MetricsOptions {
  readonly port: number
  readonly host: string
  readonly readiness: Readiness
  /** The text Prometheus reads. */
  readonly read: () => Promise<string>
}

/** A door of its own, for those who run the portal: people never reach it through the portal's own port. */
export async function serveMetrics({ port, host, readiness, read }: MetricsOptions): Promise<MetricsServer> {
  const answers: Readonly<Record<string, () => Promise<[status: number, type: string, text: string]>>> = {
    '/metrics': async () => [200, 'text/plain; version=0.0.4; charset=utf-8', await read()],
    '/health/live': async () => [200, 'application/json', '{"status":"ok"}'],
    '/health/ready': async () =>
      (await readiness.isReady())
        ? [200, 'application/json', '{"status":"ok"}']
        : [503, 'application/json', '{"status":"unavailable"}'],
  }
  const answer = async ({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = method === 'GET' ? answers[url.split('?')[0] ?? '/'] : undefined
    const [status, type, text] = found
      ? await found().catch(() => [500, 'text/plain', 'failed'] as const)
      : ([404, 'text/plain', 'not found'] as const)
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close()
      server.closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
}
