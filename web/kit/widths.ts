import { useMediaQuery } from '@mantine/hooks'

const now = { getInitialValueInEffect: false }

/** Below 768: a bar at the bottom in place of the menu. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 47.99em)', false, now)
/** From 62 em on the specification shows all entries of the administration. */
export const useDesktop = (): boolean => useMediaQuery('(min-width: 62em)', true, now)
/** From 1200 on there is room for the whole menu beside the content. */
export const useRoomy = (): boolean => useMediaQuery('(min-width: 75em)', true, now)
