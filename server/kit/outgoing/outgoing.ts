import { lookup } from 'node:dns/promises'
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublic } from './addresses.ts'

/** What is asked of an address that somebody typed, or a browser gave. */
export interface OutgoingRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** Of the answer; the rest is cut off. */
  readonly maxBytes?: number
  /** A longer answer is refused instead, as soon as it says or shows that it is longer. */
  readonly refuseLonger?: boolean
  /** Neither the address nor any redirect may be plain http. */
  readonly httpsOnly?: boolean
  readonly timeoutMs?: number
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  /** There was more than `maxBytes`. */
  readonly cut: boolean
  /** Where it came from after redirects. */
  readonly url: string
}

/** It is not asked, or its answer is not read: no `address` for us, too many `redirects`, or more bytes than its `size` may be. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused'
}

export interface Outgoing {
  /** Throws `OutgoingRefused`, or what the network says. */
  request(asked: OutgoingRequest): Promise<Answer>
  /** Whether it would be asked, as far as is known now: a name that is not found at this moment may be found later. */
  mayAsk(url: string): Promise<boolean>
}

export interface OutgoingOptions {
  /** Hosts that may be asked wherever they lie, `host` or `host:port`. */
  readonly allow: readonly string[]
  /** Certificates beside those of the system. */
  readonly ca?: string
  readonly resolve?: (host: string) => Promise<readonly string[]>
}

const MAX_BYTES = 2 * 1_024 * 1_024
const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3
/** Pages and push services; other ports belong to other protocols. */
const PORTS = ['', '80', '443']

const resolveAll = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * The one door for requests to addresses that people type: it refuses what does not lie on the internet, connects to the address it
 * checked, and checks each redirect again.
 */
export function createOutgoing({ allow, ca, resolve = resolveAll }: OutgoingOptions): Outgoing {
  const isAllowed = (url: URL): boolean => allow.includes(url.hostname) || allow.includes(url.host)

  /** The addresses that were checked, to connect to these and no others. */
  async function checked(url: URL, httpsOnly = false): Promise<readonly string[]> {
    if (!(httpsOnly ? ['https:'] : ['http:', 'https:']).includes(url.protocol) || url.username !== '' || url.password !== '')
      throw new OutgoingRefused('address')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const found = isIP(host) ? [host] : await resolve(host)
    if (found.length === 0) throw new OutgoingRefused('address')
    if (isAllowed(url)) return found
    if (!PORTS.includes(url.port) || !found.every(isPublic)) throw new OutgoingRefused('address')
    return found
  }

  async function once(url: URL, asked: OutgoingRequest, signal: AbortSignal): Promise<Answer> {
    const addresses = await checked(url, asked.httpsOnly)
    signal.throwIfAborted()
    const options: RequestOptions = {
      method: asked.method ?? 'GET',
      headers: { 'accept-encoding': 'identity', ...asked.headers, ...(asked.body && { 'content-length': asked.body.length }) },
      agent: false, // a connection that was kept could belong to another check
      lookup: given(addresses),
      signal,
      ...(ca && url.protocol === 'https:' && { ca }),
    }
    const response = await new Promise<IncomingMessage>((answer, fail) => {
      const sent = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, answer)
      sent.on('error', fail)
      sent.end(asked.body)
    })
    const { body, cut } = await readUpTo(response, asked.maxBytes ?? MAX_BYTES, asked.refuseLonger)
    return { status: response.statusCode ?? 0, headers: response.headers, body, cut, url: url.href }
  }

  return {
    async mayAsk(url) {
      try {
        await checked(addressOf(url))
        return true
      } catch (error) {
        return !(error instanceof OutgoingRefused)
      }
    },

    async request(asked) {
      const signal = AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS)
      let url = addressOf(asked.url)
      for (let followed = 0; followed <= MAX_REDIRECTS; followed += 1) {
        const answer = await once(url, asked, signal)
        const to = answer.headers.location
        if (asked.method === 'POST' || ![301, 302, 303, 307, 308].includes(answer.status) || to === undefined) return answer
        url = addressOf(to, url)
      }
      throw new OutgoingRefused('redirects')
    },
  }
}

function addressOf(text: string, base?: URL): URL {
  const url = URL.parse(text, base)
  if (!url) throw new OutgoingRefused('address')
  return url
}

/** Instead of asking the name again, which may lead elsewhere by now. */
const given =
  (addresses: readonly string[]): NonNullable<RequestOptions['lookup']> =>
  (_host, options, answer) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }))
    if (options.all) answer(null, all)
    else answer(null, all[0]!.address, all[0]!.family)
  }

async function readUpTo(response: IncomingMessage, most: number, refuseLonger = false): Promise<{ body: Buffer; cut: boolean }> {
  if (refuseLonger && Number(response.headers['content-length'] ?? 0) > most) {
    response.destroy()
    throw new OutgoingRefused('size')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > most) break // leaving the loop ends the connection
  }
  if (refuseLonger && bytes > most) throw new OutgoingRefused('size')
  return { body: Buffer.concat(chunks).subarray(0, most), cut: bytes > most }
}
