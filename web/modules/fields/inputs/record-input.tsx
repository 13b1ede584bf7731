import { labelOf } from '@diwan/core/fields/labels'
import type { Field } from '@diwan/core/fields/field'
import { useLocalName } from '../../../kit/formats.ts'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { personHits, unitHits, type NamedHit } from '../api.ts'
import type { InputOf } from '../types.ts'
import { inputProps, textOf } from './written-input.tsx'

type Props = InputOf<Extract<Field, { type: 'person' | 'unit' | 'file' }>>

export const PersonInput = (props: Props) => <RecordInput {...props} search={personHits} />
export const UnitInput = (props: Props) => <RecordInput {...props} search={unitHits} />

/** Somebody or something this person may see; the portal asks that again. */
function RecordInput({ field, search, ...filling }: Props & { search: typeof personHits }) {
  const nameOf = useLocalName()
  const id = textOf(filling.answers[field.key])
  const named = filling.names[id]
  const { label, ...props } = inputProps(field, filling)
  return (
    <SearchPicker<NamedHit>
      {...props}
      label={labelOf(field, filling.language)}
      drawnLabel={label}
      value={named ? { id, ...named } : null}
      search={search}
      keyOf={(hit) => hit.id}
      nameOf={nameOf}
      clearable={!field.required}
      onChange={(hit) => filling.change(field.key, hit?.id ?? '', hit ?? undefined)}
    />
  )
}
