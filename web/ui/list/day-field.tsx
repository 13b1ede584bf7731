import { TextInput } from '@mantine/core'

interface DayFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** One end of a filter by days. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
