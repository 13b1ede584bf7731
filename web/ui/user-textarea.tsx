import { Textarea, type TextareaProps } from '@mantine/core'
import type { Ref } from 'react'
import { useTypedDirection } from './typed-direction.ts'

export type UserTextareaProps = TextareaProps & { value: string; ref?: Ref<HTMLTextAreaElement> }

/** Where people write paragraphs. Apart from `UserInput`: lists have a search and no text that grows. */
export function UserTextarea(props: UserTextareaProps) {
  return <Textarea {...props} {...useTypedDirection(props.value)} />
}
