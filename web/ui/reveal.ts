import { createContext } from 'react'

/** Opens the folded part of a form that a field is in: a hidden field cannot have the focus. */
export const Reveal = createContext<() => void>(() => undefined)
