import { TextInput, type TextInputProps } from '@mantine/core'
import { useTypedDirection } from './typed-direction.ts'

export type UserInputProps = TextInputProps & { value: string }

/** Where people write words: names, subjects, searches. Addresses, numbers and codes are written from the left, in a `TextInput`. */
export function UserInput(props: UserInputProps) {
  return <TextInput {...props} {...useTypedDirection(props.value)} />
}
