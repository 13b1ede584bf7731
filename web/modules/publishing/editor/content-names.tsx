import type { Names } from '@diwan/contract/publishing/schemas'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { useState, type ReactNode } from 'react'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { BothLanguages } from '../../fields/public.ts'
import { unitsNamed } from '../api.ts'
import type { ContentWriting } from './use-content.ts'

export type PickedUnit = Pick<UnitHit, 'id' | 'nameAr' | 'nameEn'> & Partial<Pick<UnitHit, 'path'>>

interface ContentNamesProps {
  readonly writing: Pick<ContentWriting<Names & { readonly unitId: string | null }>, 'content' | 'set'>
  readonly errors: Readonly<Record<string, string>>
  /** Units whose names are known, among them the one it belongs to. */
  readonly places: readonly PickedUnit[]
  readonly words: Readonly<Record<'name' | 'description' | 'owner' | 'ownerText', string>>
  /** Fields between the description and the unit. */
  readonly children?: ReactNode
}

/** The name and the description of a content in both languages, and the unit that manages it. */
export function ContentNames({ writing: { content, set }, errors, places, words, children }: ContentNamesProps) {
  const [chosen, setChosen] = useState<readonly PickedUnit[]>([])
  const both = (field: 'name' | 'description') => ({
    field,
    ar: content[`${field}Ar`],
    en: content[`${field}En`],
    errors: [errors[`${field}Ar`], errors[`${field}En`]] as const,
    onChange: (ar: string, en: string) => set({ [`${field}Ar`]: ar, [`${field}En`]: en }, field),
  })
  return (
    <>
      <BothLanguages label={words.name} {...both('name')} />
      <BothLanguages label={words.description} optional long {...both('description')} />
      {children}
      <UnitPicker<PickedUnit>
        data-field="unitId"
        label={words.owner}
        description={words.ownerText}
        value={[...chosen, ...places].find(({ id }) => id === content.unitId) ?? null}
        search={(text) => unitsNamed(text)}
        error={errors['unitId']}
        onChange={(unit) => {
          if (unit) setChosen([unit, ...chosen])
          set({ unitId: unit?.id ?? null })
        }}
      />
    </>
  )
}
