import { NumberInput, type NumberInputProps } from '@mantine/core'

/** Behind a switch: fetched when it is on. */
export default function FigureInput(props: NumberInputProps) {
  return <NumberInput min={1} allowDecimal={false} {...props} />
}
