import type { SeriesScope } from '@diwan/contract/schedule/vocabulary/meetings'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface ScopeChoiceProps<S extends SeriesScope> {
  readonly scopes: readonly S[]
  readonly value: S
  readonly onChange: (scope: S) => void
}

/** To which meetings of a series a command applies. */
export function ScopeChoice<S extends SeriesScope>({ scopes, value, onChange }: ScopeChoiceProps<S>) {
  const { t } = useTranslation('schedule')
  const labelOf = (scope: SeriesScope) => t(`scope_${scope}`)
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('appliesTo')}
      data={scopes.map((one) => ({ value: one, label: labelOf(one) }))}
      value={value}
      onChange={onChange}
    />
  )
}
