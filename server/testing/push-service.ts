import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify, type ECDH } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

interface Received {
  readonly browser: string
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** As the browser reads it. */
  readonly text: string
}

/** The service of a maker of browsers, over https: it takes what a portal sends and decrypts it with the keys of the browser. */
export async function startPushService() {
  const browsers = new Map<string, { curve: ECDH; auth: Buffer }>()
  const received: Received[] = []
  const answers = new Map<string, number>()
  const { cert, key } = certificate()
  const server = createServer({ cert, key }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = request.url!.slice(1)
      const status = answers.get(browser) ?? 201
      response.writeHead(status).end()
      const keys = browsers.get(browser)
      const bytes = Buffer.concat(chunks)
      if (keys && status === 201) received.push({ browser, headers: request.headers, bytes, text: decrypted(bytes, keys) })
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    ca: cert,
    received,
    /** What it says to the portal from now on; 201 when absent. */
    answers,
    /** What a browser tells the portal when somebody switches it on. */
    browser() {
      const name = randomUUID()
      const curve = createECDH('prime256v1')
      curve.generateKeys()
      const auth = randomBytes(16)
      browsers.set(name, { curve, auth })
      const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { name, endpoint: `https://${host}/${name}`, keys }
    },
    to: ({ name }: { name: string }) => received.filter(({ browser }) => browser === name),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Signed by the key that the portal shows, for this service (RFC 8292). Answers what was signed. */
export function readVapid(authorization: string, key: string): { aud: string; sub: string; exp: number } {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  if (shown !== key) throw new Error('the push is signed by another key')
  const [head, body, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature!, 'base64url')))
    throw new Error('the signature of the push is wrong')
  return JSON.parse(Buffer.from(body!, 'base64url').toString()) as { aud: string; sub: string; exp: number }
}

/** RFC 8291, one record of aes128gcm: salt, size, key of the sender, text with its delimiter. */
function decrypted(bytes: Buffer, { curve, auth }: { curve: ECDH; auth: Buffer }): string {
  const salt = bytes.subarray(0, 16)
  const sender = bytes.subarray(21, 21 + bytes[20]!)
  const sealed = bytes.subarray(21 + bytes[20]!)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = hkdf(curve.computeSecret(sender), auth, info, 32)
  const content = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', content, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return text.subarray(0, text.lastIndexOf(2)).toString()
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** The certificate of a server on this machine, for clients that are given it. */
export function certificate(): { cert: string; key: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'diwan-push-'))
  try {
    const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')]
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert]
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], { stdio: 'ignore' })
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
