/** On a keyboard of glass Enter breaks the line, for it has no Shift at hand, and nothing asks for it unasked. */
export const isTouched = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches
