import type { Colour } from '@diwan/contract/kit/colours'
import { useTranslation } from 'react-i18next'
import { ColourDot } from './colour-dot.tsx'
import classes from './colour-choice.module.css'

interface ColourChoiceProps {
  readonly label: string
  readonly value: Colour
  readonly colours: readonly Colour[]
  readonly onChange: (colour: Colour) => void
}

/** One of the colours, each by its name for who does not see them. */
export function ColourChoice({ label, value, colours, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('kit')
  return (
    <fieldset className={classes['colours']}>
      <legend>{label}</legend>
      {colours.map((colour) => (
        <label key={colour} title={t(`colour_${colour}`)}>
          <input
            type="radio"
            name={label}
            aria-label={t(`colour_${colour}`)}
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <ColourDot colour={colour} size={18} />
        </label>
      ))}
    </fieldset>
  )
}
