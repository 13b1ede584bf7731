/** The data folder cannot be used and an administrator can repair it; the message is the one line to show. */
export class HomeError extends Error {
  override readonly name = 'HomeError'
}
