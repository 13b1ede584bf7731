import type { Answer, Answers, Field, FieldType } from '@diwan/core/fields/field'
import type { ReactNode } from 'react'

/** What ids among the answers are called: an id alone cannot be shown again after a reload. */
export type Names = Readonly<Record<string, { nameAr: string; nameEn: string }>>

export interface Filling {
  readonly answers: Answers
  readonly names: Names
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly change: (key: string, answer: Answer, named?: { id: string; nameAr: string; nameEn: string }) => void
  /** Which labels: those of the reader unless a preview asks for the other ones. */
  readonly language: 'ar' | 'en'
}

export type InputOf<F extends Field> = Filling & { readonly field: F }

/** What a use of the editor asks of it beside. */
export interface EditorOptions {
  /** The types that are offered; all where nothing is said. */
  readonly types?: readonly FieldType[]
  /** Whether the type stays, and why. */
  readonly typeStays?: (key: string) => string | undefined
  /** What else is said of a field, at the end of its parts, and in its line. */
  readonly more?: (field: Field) => ReactNode
  readonly mark?: (field: Field) => string | undefined
}

/** One field of a list that is edited. */
export interface FieldCardProps {
  readonly options: EditorOptions
  readonly field: Field
  readonly others: readonly Field[]
  readonly above: readonly Field[]
  readonly place: { index: number; last: boolean }
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly opened: boolean
  readonly onToggle: () => void
  readonly onChange: (field: Field, where?: string) => void
  readonly onType: (type: FieldType) => void
  readonly onMove: (to: number) => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  readonly drag: { over: boolean; begin: () => void; end: () => void; drop: () => void }
}
