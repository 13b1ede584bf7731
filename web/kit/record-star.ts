import { createContext, type ReactNode } from 'react'

export interface RecordStarProps {
  readonly id: string
  /** Only the command, where the screen has a star of its own. */
  readonly quiet?: boolean
}

/** The star of a record in the head of its screen; the application provides it. */
export const RecordStarContext = createContext<((props: RecordStarProps) => ReactNode) | undefined>(undefined)
