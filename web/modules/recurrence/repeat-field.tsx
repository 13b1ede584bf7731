import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRepeatText } from './use-repeat-text.ts'

const of = (unit: Recurrence['unit'], more: Partial<Recurrence> = {}): Recurrence => ({
  unit,
  every: 1,
  calendar: 'gregory',
  ...more,
})
const usual: readonly Recurrence[] = [of('day'), of('day', { workingDays: true }), of('week'), of('month'), of('year')]
const NEVER = 'never'

interface RepeatFieldProps {
  readonly value: Recurrence | null
  readonly onChange: (repeat: Recurrence | null) => void
  readonly disabled: boolean
}

/** What people mostly mean; another one that was written in words stays among the choices. */
export function RepeatField({ value, onChange, disabled }: RepeatFieldProps) {
  const { t } = useTranslation('recurrence')
  const repeatText = useRepeatText()
  const texts = new Map([...(value ? [value] : []), ...usual].map((one) => [repeatText(one), one]))
  return (
    <Select
      label={t('repeat')}
      data={[{ value: NEVER, label: t('never') }, ...[...texts.keys()].map((text) => ({ value: text, label: text }))]}
      value={value ? repeatText(value) : NEVER}
      allowDeselect={false}
      disabled={disabled}
      onChange={(text) => onChange(texts.get(text ?? NEVER) ?? null)}
    />
  )
}
