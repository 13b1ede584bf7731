import { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { callbackify } from 'node:util'

/**
 * Pieces as a body, each theirs who lent it as soon as the next is asked for. A socket is asked whether a piece has left; whatever else
 * reads this body (what compresses it may hold pieces back) gets copies.
 */
export class LentBody extends Readable {
  readonly #pieces: AsyncIterator<Uint8Array>

  constructor(pieces: AsyncIterable<Uint8Array>) {
    super()
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  override pipe<T extends NodeJS.WritableStream>(to: T, options?: { end?: boolean }): T {
    if (!(to instanceof ServerResponse)) return super.pipe(to, options)
    this.once('end', () => to.end())
    this.#leaveBy(to).catch((error: unknown) => this.destroy(error as Error))
    return to
  }

  async #leaveBy(to: ServerResponse): Promise<void> {
    for (let next = await this.#pieces.next(); !this.destroyed; next = await this.#pieces.next()) {
      if (next.done) {
        this.push(null)
        this.resume()
        return
      }
      await hasLeft(to, next.value)
    }
  }

  override _read(): void {
    this.#pieces.next().then(
      ({ done, value }) => this.push(done ? null : Buffer.from(value)),
      (error: unknown) => this.destroy(error as Error),
    )
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const end = callbackify(async () => void (await this.#pieces.return?.()))
    end((late) => done(error ?? late))
  }
}

/** Never where the reader is gone: the response closes then, and destroys its body. */
const hasLeft = (to: ServerResponse, piece: Uint8Array): Promise<void> =>
  new Promise((left) => {
    to.write(piece, (error) => {
      if (!error) left()
    })
  })
