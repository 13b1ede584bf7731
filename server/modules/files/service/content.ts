import { open } from 'node:fs/promises'

/** Bytes on the disk that nobody has judged yet: looked at in pieces, however many they are. */
export interface Content {
  readonly path: string
  readonly bytes: number
  /** Fewer where it ends before. */
  part(from: number, length: number): Promise<Buffer>
}

/** Read at once: boxes and parts of archives stand close together. */
const WINDOW = 64 * 1_024

export async function openContent(path: string): Promise<Content & AsyncDisposable> {
  const file = await open(path)
  const { size: bytes } = await file.stat()
  let [at, window]: [number, Buffer] = [0, Buffer.alloc(0)]
  const read = async (from: number, length: number): Promise<Buffer> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.subarray(0, bytesRead)
  }
  return {
    path,
    bytes,
    async part(from, length) {
      const most = Math.max(0, Math.min(length, bytes - from))
      if (most > WINDOW) return read(from, most)
      if (from < at || from + most > at + window.length) [at, window] = [from, await read(from, WINDOW)]
      return window.subarray(from - at, from - at + most)
    },
    [Symbol.asyncDispose]: () => file.close(),
  }
}
