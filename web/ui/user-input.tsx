import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import type { Ref } from 'react'
import { useTypedDirection } from './typed-direction.ts'

export type UserInputProps = TextInputProps & { value: string }
export type UserTextareaProps = TextareaProps & { value: string; ref?: Ref<HTMLTextAreaElement> }

/** Where people write words: names, subjects, searches. Addresses, numbers and codes are written from the left, in a `TextInput`. */
export function UserInput(props: UserInputProps) {
  return <TextInput {...props} {...useTypedDirection(props.value)} />
}

export function UserTextarea(props: UserTextareaProps) {
  return <Textarea {...props} {...useTypedDirection(props.value)} />
}
