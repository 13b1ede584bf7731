import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchPicker, type SearchPickerProps } from './search-picker.tsx'

interface AddPickerProps<Hit> extends Pick<
  SearchPickerProps<Hit>,
  'label' | 'placeholder' | 'search' | 'keyOf' | 'nameOf' | 'render'
> {
  readonly onAdd: (hit: Hit) => void
}

/** A button that turns into a search for one more; choosing it, or nothing, brings the button back. */
export function AddPicker<Hit>({ label, onAdd, ...picker }: AddPickerProps<Hit>) {
  const [adding, setAdding] = useState(false)
  if (!adding)
    return (
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {label}
      </Button>
    )
  return (
    <SearchPicker<Hit>
      bare
      label={label}
      value={null}
      {...picker}
      onChange={(hit) => {
        if (hit !== null) onAdd(hit)
        setAdding(false)
      }}
    />
  )
}
