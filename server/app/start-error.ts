/** A start that cannot go on, told in one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
