import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leavesOut, textOf, valuesOf } from '../../kit/list/address.ts'
import { ChoiceList, type Choice } from './choice-list.tsx'

interface ValueChoicesProps {
  readonly label: string
  readonly options: readonly Choice[]
  /** As it stands in the address. */
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
  /** Absent where the filter knows no "all but". */
  readonly not?: boolean
}

/** A filter by one of several values, or by all but some. */
export function ValueChoices({ label, options, value, onChange, not = false }: ValueChoicesProps) {
  const { t } = useTranslation('kit')
  const chosen = valuesOf(value)
  const [wanted, setWanted] = useState(leavesOut(value)) // before the first value is ticked
  const on = chosen.length > 0 ? leavesOut(value) : wanted
  const turn = (now: boolean) => {
    setWanted(now)
    onChange(textOf(chosen, now))
  }
  return (
    <ChoiceList
      label={label}
      options={options}
      chosen={chosen}
      onChange={(now) => onChange(textOf(now, on))}
      {...(not && { not: { label: t('filterAllBut'), on, onChange: turn } })}
    />
  )
}
