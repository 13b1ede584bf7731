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

/** Never the query: a stream carries its token there. */
const presentRequest = (request: { id?: unknown; method?: string; url?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url?.split('?')[0],
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
