import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface LocalMail {
  readonly url: string
  stop(): Promise<void>
}

/** A mail server that takes everything and keeps nothing. */
export async function startMail(): Promise<LocalMail> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume()
      stream.once('end', done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
