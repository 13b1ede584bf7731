/** What is typed has its own direction; the hint in an empty field has the reader's. */
export const written = (value: string) => ({ value, dir: value === '' ? undefined : ('auto' as const) })
