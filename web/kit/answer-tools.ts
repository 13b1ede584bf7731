import { createContext, type ComponentType } from 'react'

export interface AnswerToolProps {
  /** Puts a paragraph at the end of what is written. */
  readonly insert: (paragraph: string) => void
  /** The person who will read the answer; null for somebody without an account. */
  readonly reader: { readonly id: string; readonly fullName: string } | null
}

/** A tool that a module adds beside the answer of an agent. */
export interface AnswerTool {
  readonly name: string
  /** A person who does not hold it is not offered the tool. */
  readonly flag: readonly [module: string, flag: string]
  readonly Tool: ComponentType<AnswerToolProps>
}

/** The tools of all modules; the application provides them. */
export const AnswerToolsContext = createContext<readonly AnswerTool[]>([])
