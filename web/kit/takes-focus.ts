/** For the `ref` of a field that somebody asked for: it comes with the focus. */
export const takesFocus = (field: HTMLElement | null): void => field?.focus()
