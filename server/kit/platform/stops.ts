type Stop = () => Promise<unknown> | void

/** What was started, stopped in the opposite order. What fails to stop leaves nothing else running: it is thrown after the last. */
export function createStops() {
  const stops: Stop[] = []
  return {
    add: (stop: Stop): unknown => stops.push(stop),
    stop: async (): Promise<void> => {
      const failures: unknown[] = []
      for (const one of stops.splice(0).toReversed()) {
        try {
          await one()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('; '))
      if (failures.length > 0) throw failures[0]
    },
  }
}
