import type { SurveyResults } from '@diwan/contract/surveys/schemas'
import type { Field } from '@diwan/core/fields/field'
import { ANSWERED } from '@diwan/core/fields/tally'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StatTile, StatTiles } from '../../../ui/stat-tiles.tsx'
import { AnswerTexts, FieldReport } from '../../fields/public.ts'
import classes from '../surveys.module.css'

const EVERYONE = 'all'
const OTHERS = 'other'

/** What was answered, summed up: for everyone, or for one department where the survey tells them apart. */
export function ResultsView({ results }: { results: SurveyResults }) {
  const { state } = results
  return (
    <div className={classes['results']} data-results={state}>
      {state === 'shown' && results.report ? <Shown results={results} /> : <Waiting results={results} />}
    </div>
  )
}

function Waiting({ results: { anonymous, state, k, answered, invited } }: { results: SurveyResults }) {
  const { t } = useTranslation('surveys')
  return (
    <>
      <Figures answered={answered} invited={invited} />
      {state === 'too_few' ? (
        <EmptyState title={t('tooFew')} text={t('tooFewText', { k })} />
      ) : anonymous ? (
        <EmptyState title={t('collecting')} text={t('collectingText')} />
      ) : (
        <EmptyState title={t('collectingNamed')} text={t('noneReceivedText')} />
      )}
    </>
  )
}

function Figures({ answered, invited }: { answered: number; invited: number }) {
  const { t, i18n } = useTranslation('surveys')
  return (
    <StatTiles>
      <StatTile label={t('answeredCount')} figure={numberText(answered, i18n.language)} value={answered} />
      <StatTile label={t('askedCount')} figure={numberText(invited, i18n.language)} value={invited} />
      <StatTile label={t('rate')} figure={percentText(invited === 0 ? 0 : answered / invited, i18n.language)} />
    </StatTiles>
  )
}

function Shown({ results }: { results: SurveyResults }) {
  const { t } = useTranslation('surveys')
  const nameOf = useLocalName()
  const [chosen, choose] = useState(EVERYONE)
  const { breakdown, invited, anonymous, k } = results
  const whole = results.report!
  const part = breakdown.find(({ department }) => (department?.id ?? OTHERS) === chosen)
  const isPart = chosen !== EVERYONE && part !== undefined
  const own = isPart
    ? {
        ...whole,
        sheets: part.sheets ?? 0,
        fields: whole.fields.map((line) => ({ ...line, counts: part.counts[line.field.key] ?? {} })),
      }
    : whole
  const shown = anonymous ? own.fields.filter(({ counts }) => counts[ANSWERED] !== undefined) : own.fields
  const hidden = own.fields.length - shown.length
  const texts = (field: Field) => (isPart ? [] : (results.texts.find(({ key }) => key === field.key)?.texts ?? []))
  return (
    <>
      {breakdown.length > 0 && (
        <NativeSelect
          label={t('departmentOf')}
          value={chosen}
          maw={320}
          data={[
            { value: EVERYONE, label: t('everyone') },
            ...breakdown.map(({ department }) => ({
              value: department?.id ?? OTHERS,
              label: department ? nameOf(department) : t('others'),
            })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {hidden > 0 && <p className={classes['dim']}>{t('hiddenFields', { count: hidden, k })}</p>}
      <FieldReport
        report={{ ...own, fields: shown }}
        {...(!isPart && { invited })}
        more={(field) => <AnswerTexts texts={texts(field)} />}
      />
    </>
  )
}
