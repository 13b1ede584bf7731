/** However often it is called: one run at a time, and one more after it when it was called during the run. Never rejects. */
export function oneAtATime(run: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false
  let again = false
  const start = (): void => {
    again = running
    if (running) return
    running = true
    void run()
      .catch(failed)
      .finally(() => {
        running = false
        if (again) start()
      })
  }
  return start
}
