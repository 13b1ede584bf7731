import type { ByteRange } from '@diwan/contract/kit/file-answer'
import { open, type FileHandle } from 'node:fs/promises'

/** Read at once: a reader of a long film costs two of them in memory, one that leaves and one that is read ahead. */
export const PIECE = 256 * 1_024
/** What is smaller gets a buffer of its own: little to collect, and most pictures. */
const SMALL = 32 * 1_024
/** Kept for the next readers; what more readers at a time need is forgotten after them. */
const KEPT = 16

const kept: Buffer[] = []
const giveBack = (buffer: Buffer): void => {
  if (buffer.length === PIECE && kept.length < KEPT) kept.push(buffer)
}

interface Piece {
  readonly buffer: Buffer
  readonly length: number
}

/**
 * A file, or a part of it, in buffers that are used again: new ones for each reader keep the garbage collector busy for longer than
 * the reading takes. A piece is yours until you ask for the next; where you leave early it is nobody's, as it may still be on its way.
 */
export async function* lend(path: string, part?: ByteRange): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  let ahead: Promise<Piece> | undefined
  try {
    const { from, to } = part ?? { from: 0, to: (await file.stat()).size - 1 }
    const pieceAt = (at: number): Promise<Piece> | undefined => {
      const piece = at > to ? undefined : readPiece(file, at, Math.min(PIECE, to + 1 - at))
      piece?.catch(() => undefined) // rejects when it is its turn
      return piece
    }
    ahead = pieceAt(from)
    for (let at = from + PIECE; ahead; at += PIECE) {
      const { buffer, length } = await ahead
      ahead = pieceAt(at)
      yield buffer.subarray(0, length)
      giveBack(buffer)
    }
  } finally {
    const unread = await ahead?.catch(() => undefined) // before the file closes under it
    if (unread) giveBack(unread.buffer)
    await file.close()
  }
}

async function readPiece(file: FileHandle, at: number, length: number): Promise<Piece> {
  const buffer = length < SMALL ? Buffer.allocUnsafeSlow(length) : (kept.pop() ?? Buffer.allocUnsafeSlow(PIECE))
  for (let filled = 0; filled < length;) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, at + filled)
    if (bytesRead === 0) throw new Error('the file is shorter than it was said to be')
    filled += bytesRead
  }
  return { buffer, length }
}
