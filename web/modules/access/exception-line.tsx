import type { PersonGrant } from '@diwan/contract/access/schemas'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../ui/time-text.tsx'
import classes from './rights.module.css'
import { useRightWords } from './use-right-words.ts'

/** An addition or a denial: what, for how long, by whom and why. */
export function ExceptionLine({ exception }: { exception: PersonGrant }) {
  const { t } = useTranslation('access')
  const { relationsOf } = useRightWords()
  const { effect, relations, fromDate, untilDate, inForce, by, reason } = exception
  return (
    <span className={classes['exception']} data-effect={effect} data-in-force={inForce}>
      <b>{effect === 'add' ? `${t('effect_add')}: ${relationsOf(relations)}` : t('effect_deny')}</b>
      <span>
        {t('from')} <InstantText seconds={fromDate} /> · {t('until')}{' '}
        {untilDate === null ? t('untilRevoked') : <InstantText seconds={untilDate} />}
      </span>
      <span>
        {inForce ? t('inForce') : t('notInForce')} · {t('by', { name: by })}
      </span>
      <bdi>{reason}</bdi>
    </span>
  )
}
