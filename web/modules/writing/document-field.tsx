import type { BuiltFeatures } from '@diwan/contract/writing/vocabulary'
import type { ReactNode } from 'react'
import type { Attached, FilePurpose } from '../../kit/attached-files.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import type { UserTextareaProps } from '../../ui/user-textarea.tsx'
import type { Mentioning } from './light/mention-area.tsx'
import { WritingArea } from './light/writing-area.tsx'
import type { Turning } from './use-light-text.ts'

export interface FieldFiles {
  readonly attached: Attached
  readonly purpose: FilePurpose
  /** So many files and no more. */
  readonly most: number
  readonly error?: ReactNode
  /** On the line of its button, at the other end. */
  readonly beside?: ReactNode
  /** All on one line. */
  readonly line?: boolean
}

interface DocumentFieldProps extends Omit<UserTextareaProps, 'onChange' | 'ref'> {
  /** What it can hold. A field for more than `light` brings an editor, and is loaded when somebody writes. */
  readonly features: BuiltFeatures
  readonly onChange: (text: string) => void
  /** Made by `mentioning`; without it `@` is a letter as any other. */
  readonly mentionable?: Mentioning
  readonly turning?: Turning
  /** Files chosen, dropped or pasted beside the words. */
  readonly files?: FieldFiles
}

/** Where written text is typed: its `value` is the light text that becomes a document when it is sent. */
export function DocumentField({ features: _, onChange, mentionable, turning, files, ...props }: DocumentFieldProps) {
  const typing = { ...props, onChange: (event: { currentTarget: HTMLTextAreaElement }) => onChange(event.currentTarget.value) }
  const field = mentionable ? (
    <mentionable.Area {...typing} mentions={mentionable} turning={turning} />
  ) : (
    <WritingArea {...typing} />
  )
  return files ? <AttachmentField {...files}>{field}</AttachmentField> : field
}
