import { Agent, request as httpRequest } from 'node:http'

export interface Call {
  readonly origin: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What a screen asks for at the same moment. */
  readonly beside?: readonly string[]
  /** Asked for each time: a write needs a new request id. */
  readonly headers: () => Record<string, string>
  /** Asked for each time where it goes on from the answer before. */
  readonly body?: string | (() => string)
}

/** Connections are kept alive and used in turn: connecting is not what we measure. */
const agent = new Agent({ keepAlive: true })

/** One call, with what goes beside it, and how many bytes their bodies had; anything but 200, or 206 for a part, ends the run. */
export async function send({ beside = [], ...call }: Call): Promise<number> {
  const bytes = await Promise.all([call.path, ...beside].map((path) => sendOne({ ...call, path })))
  return bytes.reduce((sum, one) => sum + one, 0)
}

function sendOne({ origin, method, path, headers, body }: Call): Promise<number> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = httpRequest({ agent, host: '127.0.0.1', port, method, path, headers: headers() }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 206) resolve(bytes)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}`))
      })
    })
    request.on('error', reject)
    request.end(typeof body === 'function' ? body() : body)
  })
}

/** Latencies in milliseconds of so many calls over so many connections; each sends its next call when it has its answer. */
export async function burst(call: Call, calls: number, connections: number): Promise<number[]> {
  const latencies: number[] = []
  let left = calls
  const connection = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await send(call)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return latencies
}

export const hangUp = (): void => agent.destroy()
