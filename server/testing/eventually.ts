/** Waits for a fact; fails with the last reason after ten seconds. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = 10_000): Promise<T> {
  const end = performance.now() + withinMs
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}
