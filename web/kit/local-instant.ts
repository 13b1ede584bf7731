/** The seconds of `2026-11-20T13:05`, as `InstantField` answers it, where the reader sits; 0 where none is chosen. */
export const secondsOf = (local: string): number => (local === '' ? 0 : Math.floor(new Date(local).getTime() / 1_000))

/** The way back, to the minute. */
export function localOf(seconds: number): string {
  const at = new Date(seconds * 1_000)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
