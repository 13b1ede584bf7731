import { Agent, request as httpRequest } from 'node:http'

export interface Call {
  readonly port: number
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Asked for each time: a write needs a new request id. */
  readonly headers: () => Record<string, string>
  readonly body?: string | undefined
}

/** Kept alive and used in turn: connecting is not what we measure. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One call and the bytes of its body; anything but 200 ends the run. */
export function send(call: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port, method, path, body } = call
    const request = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers: call.headers() }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${method} ${path} answered ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Latencies in milliseconds of `calls` calls over so many connections, each sending its next call when it has its answer. */
export async function burst(call: Call, calls: number, connections: number): Promise<number[]> {
  const latencies: number[] = []
  const connection = async () => {
    while (latencies.length + connections <= calls) {
      const began = performance.now()
      await send(call)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return latencies
}

export const hangUp = () => agent.destroy()
