import type { SightChange, SightPreview as Preview } from '@diwan/contract/units/schemas'
import { useTranslation } from 'react-i18next'
import { PersonChip } from '../../ui/person-chip.tsx'
import classes from './access-preview.module.css'
import { useHeldWords } from './use-held-words.ts'

/** Whom it concerns, and what each begins or ceases to see: all are counted, the first are named. */
export function SightPreview({ preview: { people, shown } }: { preview: Pick<Preview, 'people' | 'shown'> }) {
  const { t } = useTranslation('units')
  if (people.count === 0) return <p>{t('concernsNobody')}</p>
  return (
    <section className={classes['preview']} aria-label={t('concerned')}>
      <h3>{people.more ? t('concernsMore') : t('concerns', { count: people.count })}</h3>
      <ul className={classes['people']}>
        {shown.map((change) => (
          <li key={change.person.id} data-person={change.person.id}>
            <PersonChip person={change.person} />
            <Change change={change} />
          </li>
        ))}
      </ul>
      {people.count > shown.length && <p className={classes['rest']}>{t('firstShown', { count: shown.length })}</p>}
    </section>
  )
}

function Change({ change: { gains, loses } }: { change: SightChange }) {
  return (
    <span className={classes['changes']}>
      {loses && <Part part={loses} kind="loses" />}
      {gains && <Part part={gains} kind="gains" />}
    </span>
  )
}

function Part({ part, kind }: { part: NonNullable<SightChange['gains']>; kind: 'gains' | 'loses' }) {
  const { t, i18n } = useTranslation('units')
  const counts = [
    ...useHeldWords(part.records),
    ...(part.units.more ? [t('unitsMore')] : part.units.count > 0 ? [t('units', { count: part.units.count })] : []),
  ]
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(counts.length > 0 ? counts : [t('noRecords')])
  const by = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    part.relations.map((one) => t(`by_${one as 'tree'}`)),
  )
  return <span data-kind={kind}>{kind === 'gains' ? t('gains', { what, by }) : t('loses', { what, by })}</span>
}
