/** The embedded database cannot be had here; the message is the one line to show. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError'
}
