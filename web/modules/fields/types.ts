import type { Starter } from '@diwan/contract/fields/vocabulary/starter-fields'
import type { FieldsReport } from '@diwan/contract/fields/schemas'
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
  /** What its files are sent for; those of forms where nothing is said. */
  readonly filePurpose?: 'attachment5' | 'attachment10'
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
  /** What is still to be said of it beside its own parts, told in its line. */
  readonly lacking?: (field: Field) => string | undefined
  /** How many there may be, where it is not as many as of any set. */
  readonly most?: number
  /** Each is asked always and empty: without conditions, initial answers and anything else to write. */
  readonly plain?: boolean
  /** What the list, an empty one and its button are called, where they are no fields. */
  readonly words?: { readonly list: string; readonly none: string; readonly add: string }
}

export interface RuleEditorProps {
  readonly field: Field
  readonly above: readonly Field[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (rule: object) => void
}

/** What is built around the fields: their title, in both languages. */
export interface BuiltForm {
  readonly nameAr: string
  readonly nameEn: string
  readonly descriptionAr: string
  readonly descriptionEn: string
}

export interface FormBuilderProps {
  /** What the fields are asked under; it is edited elsewhere. */
  readonly form: BuiltForm
  readonly fields: readonly Field[]
  /** `where` names what is being typed in: with it a change joins the step of undoing before it. */
  readonly onChange: (fields: Field[], where?: string) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
  /** What the server refused, by path: `2.labelAr`. */
  readonly errors?: Readonly<Record<string, string | undefined>>
  /** All of them where absent. */
  readonly types?: readonly FieldType[]
  /** After the first answers: neither keys nor options, order and conditions change. */
  readonly wordingOnly?: boolean
  /** While it is empty: the templates that it may begin from. */
  readonly begins?: { readonly starters: readonly Starter[]; readonly onPick: (form: BuiltForm, fields: Field[]) => void }
}

export interface FieldReportProps {
  readonly report: FieldsReport
  /** How many were asked; with it the rate is shown. */
  readonly invited?: number
  /** What belongs to a field that is not counted by what it says: texts, numbers, days. */
  readonly more?: (field: Field) => ReactNode
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
