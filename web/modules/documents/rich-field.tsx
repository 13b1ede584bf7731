import type { Document } from '@diwan/core/document'
import { Input, Skeleton } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** Comes when somebody writes, not with the screen. */
const RichEditor = lazyPart(() => import('./editor/rich-editor.tsx'))

export interface RichFieldProps {
  readonly label: string
  readonly lang: 'ar' | 'en'
  readonly value: Document | null
  /** Nothing where nothing is written. */
  readonly onChange: (document: Document | null) => void
  readonly placeholder?: string
  readonly error?: ReactNode
  readonly required?: boolean
  readonly 'data-field'?: string
}

/** A text with headings, lists and links, in one language, as a field of a form. */
export function RichField(props: RichFieldProps) {
  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      error={props.error}
      required={props.required ?? false}
      data-field={props['data-field']}
      tabIndex={-1}
    >
      <Suspense fallback={<Skeleton height={160} radius={12} />}>
        <RichEditor {...props} />
      </Suspense>
    </Input.Wrapper>
  )
}
