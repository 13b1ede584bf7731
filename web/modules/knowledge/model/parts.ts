/** The parts of the editor, by the `part` of its address; the first is the address without it. */
export const PARTS = ['text', 'publishing', 'history'] as const
export type Part = (typeof PARTS)[number]
