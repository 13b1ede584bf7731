import { connect } from 'node:net'

export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly version?: '1.0' | '1.1'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface RawResponse {
  readonly status: number
  /** By their small names. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** A request letter by letter, as no library would send it. */
export function sendRaw(
  base: string,
  { method, target, version = '1.1', headers = {}, body = '' }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port, host } = new URL(base)
  const lines = { host, connection: 'close', ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/${version}\r\n${head.join('')}\r\n${body}`),
    )
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (text += chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(heardOf(text)))
  })
}

function heardOf(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    text: text.slice(end + 4),
  }
}
