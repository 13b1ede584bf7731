import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

/** Names whose values never reach a log, wherever they stand. */
const secret = [
  'password',
  'token',
  'access_token',
  'appwriteToken',
  'code',
  'authorization',
  'cookie',
  'set-cookie',
  'jwt',
  'password_hash',
  'connectionString',
]

export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = { level, redact: { paths, censor: '[secret]' }, serializers: { req: presentRequest, err: presentError } }
  return destination ? pino(options, destination) : pino(options)
}

/** A whole segment of an address that has the form of a secret of 256 bits; it may have an ending. */
const SECRET_SEGMENT = /(?<=\/)[\w-]{43}(?=$|[./])/g

/** Never the query: a stream carries its token there. Nor a secret in the path: programs that read calendars send no other. */
const presentRequest = (request: { id?: unknown; method?: string; url?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url?.split('?')[0]?.replace(SECRET_SEGMENT, '[secret]'),
})

/** The statement may be logged, its values never: PostgreSQL puts them into `detail`. */
const presentError = (error: unknown) =>
  error instanceof Error
    ? {
        type: error.name,
        message: withoutSecrets(error.message),
        stack: error.stack && withoutSecrets(error.stack),
        cause: causeOf(error),
      }
    : { type: typeof error }

const causeOf = (error: Error): string | undefined =>
  error.cause instanceof Error ? withoutSecrets(error.cause.message) : undefined

const withoutSecrets = (text: string): string => text.replace(/(jwt=|\/\/[^:/\s]+:|diwan_(?=[\w-]{20}))[^@&\s]+/g, '$1[secret]')
