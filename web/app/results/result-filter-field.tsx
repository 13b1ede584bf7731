import type { UnitHit } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { colleagues } from '../../modules/people/public.ts'
import { unitsNamed } from '../../modules/publishing/public.ts'
import { DayChoices } from '../../ui/list/day-choices.tsx'
import { asPerson } from '../../ui/person-chip.tsx'
import { Picker } from '../../ui/picker.tsx'
import { useAsk, type ResultsQuery } from './address.ts'

/** Where one of the filters is chosen: of people and units one. */
export default function ResultFilterField({ name, asked }: { name: string; asked: ResultsQuery }) {
  const { t } = useTranslation('find')
  const ask = useAsk()
  const nameOf = useLocalName()
  if (name === 'person')
    return (
      <Picker<Person>
        label={t('filter_person')}
        search={colleagues}
        {...asPerson}
        chosen={asked.person ? [asked.person] : []}
        onPick={({ id }) => ask({ person: id })}
      />
    )
  if (name === 'unit')
    return (
      <Picker<UnitHit>
        label={t('filter_unit')}
        search={unitsNamed}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        chosen={asked.unit ? [asked.unit] : []}
        onPick={({ id }) => ask({ unit: id })}
      />
    )
  return <DayChoices from={asked.from} to={asked.to} onChange={(from, to) => ask({ from, to })} />
}
