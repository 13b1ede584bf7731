/** The names under which a machine knows itself. */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether the portal is meant for the people at this machine. */
export const isLoopbackUrl = (url: string): boolean => LOOPBACK_NAMES.includes(new URL(url).hostname)
