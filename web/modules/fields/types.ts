import type { Answer, Answers, Field, FieldType } from '@diwan/core/fields/field'

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

/** One field of a list that is edited. */
export interface FieldCardProps {
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
