import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRepeatText } from '../use-repeat-text.ts'

type Repeat = NonNullable<QuickTask['repeat']>

const of = (unit: Repeat['unit'], more: Partial<Repeat> = {}): Repeat => ({ unit, every: 1, calendar: 'gregory', ...more })
const usual: readonly Repeat[] = [of('day'), of('day', { workingDays: true }), of('week'), of('month'), of('year')]
const NEVER = 'never'

interface RepeatFieldProps {
  readonly value: QuickTask['repeat']
  readonly onChange: (repeat: QuickTask['repeat']) => void
  readonly disabled: boolean
}

/** What people mostly mean; another one that was written in words stays among the choices. */
export function RepeatField({ value, onChange, disabled }: RepeatFieldProps) {
  const { t } = useTranslation('quick-tasks')
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
