/** Connections refused, lost or ended by the server, by the codes of Node and of PostgreSQL (classes 08 and 57P, and full). */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|08...|57P0[123]|53300)$/
/** pg gives these no code. */
const codeless = /^(Connection terminated|Client has encountered a connection error)/

/**
 * The database was lost under a request. Nobody knows whether a commit that was on its way stands: a caller that asks again under
 * the same request id gets the answer of the first.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return 'code' in error && typeof error.code === 'string' ? codes.test(error.code) : codeless.test(error.message)
}
