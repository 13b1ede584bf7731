import type { Label } from '@diwan/contract/labels/schemas'
import { useTranslation } from 'react-i18next'
import { ColourDot } from '../../ui/colour-dot.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './labels.module.css'

type Named = Pick<Label, 'name' | 'colour'>

export function LabelName({ label: { name, colour } }: { readonly label: Named }) {
  return (
    <span className={classes['name']}>
      <ColourDot colour={colour} size={8} />
      <UserText text={name} lines={1} />
    </span>
  )
}

/** The labels that something carries. */
export function LabelChips({ labels }: { readonly labels: readonly Label[] }) {
  const { t } = useTranslation('labels')
  if (labels.length === 0) return null
  return (
    <ul className={classes['chips']} aria-label={t('labels')}>
      {labels.map((label) => (
        <li key={label.id}>
          <LabelName label={label} />
        </li>
      ))}
    </ul>
  )
}
