import { useRouterState } from '@tanstack/react-router'

/** The address whose screen is shown: while the next one is on its way, still the last. */
export const useShownPath = (): string =>
  useRouterState({ select: ({ location, resolvedLocation }) => (resolvedLocation ?? location).pathname })
