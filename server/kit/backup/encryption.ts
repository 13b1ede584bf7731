import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './archive.ts'

/** What encrypted files begin with: they are those of `age`, and `age -d` opens them without us. */
const AGE = 'age-encryption.org/'

/** Slows down guessing of words people think up; it blocks for so long, and ours are long. */
const WORK_FACTOR = 14

const NOT_ENCRYPTED =
  'The back-up is not encrypted, though BACKUP_PASSPHRASE is set: it is not one of those you make. Add --plain to take it as it is.'

type Chunks = AsyncIterable<Uint8Array>

/** A step of a pipeline; without words nothing happens to the bytes. */
export const encrypted = (passphrase: string | undefined) =>
  async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
    if (!passphrase) return yield* chunks
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(WORK_FACTOR)
    yield* await encrypter.encrypt(ReadableStream.from(chunks))
  }

/**
 * The other way. A file that is not encrypted passes as it is where nothing else is expected or it is said to be `plain`:
 * somebody who can write where back-ups lie, and knows no words, could have put one there.
 */
export const decrypted = (passphrase: string | undefined, plain = false) =>
  async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
    const source = chunks[Symbol.asyncIterator]()
    const first = (await source.next()).value as Uint8Array | undefined
    async function* all(): AsyncGenerator<Uint8Array> {
      if (first) yield first
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
    }
    if (!first || Buffer.from(first.subarray(0, AGE.length)).toString() !== AGE) {
      if (passphrase && !plain) throw new BackupError(NOT_ENCRYPTED)
      return yield* all()
    }
    if (!passphrase) throw new BackupError('The back-up is encrypted: set BACKUP_PASSPHRASE to the words it was made with.')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    yield* await decrypter.decrypt(ReadableStream.from(all())).catch((error: unknown) => {
      throw new BackupError('BACKUP_PASSPHRASE does not open the back-up, or its beginning is damaged.', { cause: error })
    })
  }
