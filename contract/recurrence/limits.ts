/** How often something may come that ends after so many times. */
export const MAX_TIMES = 999
