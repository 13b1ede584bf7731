import type { Explanation } from '@diwan/contract/access/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExceptionLine } from './exception-line.tsx'
import classes from './rights.module.css'
import { useRightWords } from './use-right-words.ts'

/** What the decision reads, one line each. */
export function ExplanationFacts({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation(['access', 'shell', 'releases', 'kit'])
  const { relationsOf, moduleOf } = useRightWords()
  const { person, ofRole, held, ofPerson, module, record, move } = explanation
  const role = t(`role_${person.role}`, { ns: 'shell' })
  return (
    <dl className={classes['facts']}>
      <Fact name={t('fact_role', { role })}>{relationsOf(ofRole)}</Fact>
      {ofPerson.length > 0 && (
        <Fact name={t('fact_exceptions')}>
          {ofPerson.map((one) => (
            <ExceptionLine key={one.id} exception={one} />
          ))}
        </Fact>
      )}
      <Fact name={t('fact_held')}>{relationsOf(held)}</Fact>
      {module && (
        <Fact name={t('fact_module')}>
          {moduleOf(module.key)} ·{' '}
          {module.enabled ? t(`status_${module.status}`, { ns: 'releases' }) : t('disabled', { ns: 'releases' })}
        </Fact>
      )}
      {record && (
        <>
          <Fact name={t('record')}>
            <Link to={record.path}>
              {record.shortId && <bdi>{record.shortId}</bdi>} <bdi>{record.title}</bdi>
            </Link>
          </Fact>
          <Fact name={t('fact_relations')}>{relationsOf(record.relations.filter((one) => one !== 'all'))}</Fact>
          <Fact name={t('fact_matching')}>{relationsOf(record.matching)}</Fact>
        </>
      )}
      {move && <Fact name={t('fact_state')}>{t(`status_${move.status}` as 'status_OPEN', { ns: 'kit' })}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
