import { NOTE_COLOURS } from '@diwan/contract/notes/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import { LabelName, labelQueries } from '../../labels/public.ts'
import { Swatch } from '../swatch.tsx'
import type { NoteList } from './use-note-list.ts'

interface FilterFieldProps {
  readonly list: NoteList
  readonly name: string
}

/** Where one of the filters is chosen. */
export default function FilterField({ list: { narrowing, narrow }, name }: FilterFieldProps) {
  const { t } = useTranslation(['notes', 'labels'])
  const own = useQuery(labelQueries.of()).data?.items ?? []
  if (name === 'colour')
    return (
      <ValueChoices
        label={t('colour')}
        options={NOTE_COLOURS.map((value) => ({
          value,
          label: t(`colour_${value}`),
          shown: <Swatch colour={value} label={t(`colour_${value}`)} />,
        }))}
        value={narrowing.colour}
        onChange={(colour) => narrow({ colour })}
        not
      />
    )
  if (name === 'label')
    return (
      <ValueChoices
        label={t('labels', { ns: 'labels' })}
        options={own.map((one) => ({ value: one.id, label: one.name, shown: <LabelName label={one} /> }))}
        value={narrowing.label}
        onChange={(chosen) => narrow({ label: chosen })}
      />
    )
  return (
    <DayChoices
      from={narrowing.createdFrom}
      to={narrowing.createdTo}
      onChange={(createdFrom, createdTo) => narrow({ createdFrom, createdTo })}
    />
  )
}
