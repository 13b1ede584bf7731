/**
 * The cipher of userPermission, adminModules and userModules (S9.19). The key is in every copy of the page, so this is
 * no protection: nothing secret goes in, and the server decides in any case. Typed texts are encrypted with the key of their person. Plain http outside localhost has no
 * `crypto.subtle`; there a keyed stream with a checksum stands in. Whatever cannot be read counts as empty.
 */
const KEY = 'diwan-client-key-of-32-bytes-01!'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
const pack = (...parts: Uint8Array[]) =>
  btoa(parts.flatMap((part) => Array.from(part, (byte) => String.fromCharCode(byte))).join(''))
const unpack = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export async function encrypt(plain: string, key = KEY): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(12))
  if (!crypto.subtle) return `stream.${pack(salt, stream(key, salt, withSum(bytesOf(plain))))}`
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: salt }, await aesKey(key), bytesOf(plain))
  return `aes.${pack(salt, new Uint8Array(sealed))}`
}

export async function decrypt(text: string | undefined, key = KEY): Promise<string | undefined> {
  try {
    const [kind, body = ''] = (text ?? '').split('.')
    const bytes = unpack(body)
    const [salt, sealed] = [bytes.slice(0, 12), bytes.slice(12)]
    if (kind === 'stream') return textOf(checked(stream(key, salt, sealed)))
    if (kind !== 'aes') return undefined
    return textOf(new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: salt }, await aesKey(key), sealed)))
  } catch {
    return undefined
  }
}

const aesKey = (key: string) => crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** FNV-1a: enough to notice that somebody wrote here by hand. */
function sum(bytes: Uint8Array): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
}

function withSum(bytes: Uint8Array): Uint8Array {
  const all = new Uint8Array(bytes.length + 4)
  new DataView(all.buffer).setUint32(0, sum(bytes))
  all.set(bytes, 4)
  return all
}

function checked(bytes: Uint8Array): Uint8Array {
  const body = bytes.slice(4)
  if (new DataView(bytes.buffer).getUint32(0) !== sum(body)) throw new Error('unreadable')
  return body
}

function stream(key: string, salt: Uint8Array, bytes: Uint8Array): Uint8Array {
  let state = sum(new Uint8Array([...bytesOf(key), ...salt])) || 1
  return bytes.map((byte) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return byte ^ (state & 0xff)
  })
}
