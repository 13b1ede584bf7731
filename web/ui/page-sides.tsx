import { createContext } from 'react'
import type { ReactNode } from 'react'

/** The other sides of the entry a screen belongs to ("My requests", "Manage"), given by the shell; the page header draws them. */
export const PageSides = createContext<ReactNode>(null)
