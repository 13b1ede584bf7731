import { useTranslation } from 'react-i18next'
import { LinkedText } from '../../ui/linked-text.tsx'
import classes from './answer-texts.module.css'

/** Answers in people's own words, below their question in a report. */
export function AnswerTexts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('fields')
  if (texts.length === 0) return null
  return (
    <ul className={classes['texts']} aria-label={t('answeredTexts')}>
      {texts.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two people may write the same, and nothing moves
        <li key={place}>
          <LinkedText text={text} />
        </li>
      ))}
    </ul>
  )
}
