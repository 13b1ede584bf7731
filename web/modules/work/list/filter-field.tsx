import { COLOURS } from '@diwan/contract/kit/colours'
import { VISIBILITIES } from '@diwan/contract/work/vocabulary'
import { useTranslation } from 'react-i18next'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { ValueChoices } from '../../../ui/list/value-choices.tsx'
import type { useWorkspaceList } from './use-workspace-list.ts'

interface FilterFieldProps {
  readonly list: Pick<ReturnType<typeof useWorkspaceList>, 'narrowing' | 'narrow'>
  readonly name: string
}

/** Where one of the filters is chosen. */
export default function FilterField({ list: { narrowing, narrow }, name }: FilterFieldProps) {
  const { t } = useTranslation(['work', 'kit'])
  if (name === 'visibility')
    return (
      <ValueChoices
        label={t('visibility')}
        options={VISIBILITIES.map((value) => ({ value, label: t(`visibility_${value}`) }))}
        value={narrowing.visibility}
        onChange={(visibility) => narrow({ visibility })}
        not
      />
    )
  if (name === 'colour')
    return (
      <ValueChoices
        label={t('colour')}
        options={COLOURS.map((value) => ({ value, label: t(`colour_${value}`, { ns: 'kit' }) }))}
        value={narrowing.colour}
        onChange={(colour) => narrow({ colour })}
        not
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
