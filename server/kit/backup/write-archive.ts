import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack as packer } from 'tar-stream'
import { encrypted } from './encryption.ts'
import { BackupError, PIECE, sealOf, summing, type Contents, type Heading, type Sum } from './archive.ts'

export interface ArchiveWriter {
  heading(heading: Heading): Promise<void>
  /** Adds a part piece by piece; how long it is need not be known before. */
  part(name: string, chunks: AsyncIterable<Uint8Array>): Promise<Sum>
}

export interface WriteOptions {
  readonly signal?: AbortSignal | undefined
  /** From 1, quick, to 22, small. */
  readonly level?: number | undefined
  /** Encrypts it. */
  readonly passphrase?: string | undefined
}

/** Writes a new file that only its owner reads, flushed to the disk. Whatever goes wrong, no file stays. */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<Contents>,
  { signal, level = 3, passphrase }: WriteOptions = {},
): Promise<Contents> {
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new BackupError(`The back-up cannot be written: ${(error as Error).message}.`, { cause: error })
  })
  const pack = packer()
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: level } })
  const write = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of chunks) await handle.writeFile(chunk)
  }
  const flowing = pipeline(pack[Symbol.asyncIterator](), compressed, sealed, encrypted(passphrase), write, {
    ...(signal && { signal }),
  })
  const filling = async (): Promise<Contents> => {
    const contents = await fill(writerOf(pack))
    await entry(pack, 'contents.json', json(contents))
    pack.finalize()
    return contents
  }
  try {
    // Whichever fails first: an entry waits for ever for a disk that is full.
    const [contents] = await Promise.all([filling(), flowing])
    await handle.sync()
    return contents
  } catch (error) {
    pack.destroy()
    await flowing.catch(() => undefined)
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

type Pack = ReturnType<typeof packer>

function writerOf(pack: Pack): ArchiveWriter {
  return {
    heading: (heading) => entry(pack, 'heading.json', json(heading)),
    async part(name, chunks) {
      const summed = summing()
      let pieces = 0
      const write = (piece: Buffer) => entry(pack, (pieces += 1) === 1 ? name : `${name}~${pieces}`, piece)
      let [pending, size]: [Uint8Array[], number] = [[], 0]
      for await (const chunk of chunks) {
        summed.take(chunk)
        pending.push(chunk)
        size += chunk.length
        if (size < PIECE) continue
        await write(Buffer.concat(pending))
        ;[pending, size] = [[], 0]
      }
      if (size > 0 || pieces === 0) await write(Buffer.concat(pending))
      return summed.sum()
    },
  }
}

/** Done when it has gone on its way, so that no more than a piece waits in memory. */
async function entry(pack: Pack, name: string, content: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const sink = pack.entry({ name, size: content.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
    sink.end(content)
  })
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`)

async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash)
}
