import type { AskedSurvey } from '@diwan/contract/surveys/schemas'
import { Button } from '@mantine/core'
import { isolate } from '@diwan/core/direction'
import { IconShieldCheck, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import classes from '../surveys.module.css'

/** So many are read at first; the rest is one press away. */
const FIRST = 3

/** What becomes of the answers, read before they are given: who sees what, when, and where the limits are. */
export function Promises({ survey }: { survey: AskedSurvey }) {
  const { t } = useTranslation('surveys')
  const lines = useLines(survey)
  const [all, showAll] = useState(false)
  const Sign = survey.anonymous ? IconShieldCheck : IconUser
  return (
    <section aria-label={t('beforeYouAnswer')}>
      <h2>{t('beforeYouAnswer')}</h2>
      <ul className={classes['promises']} data-promises>
        {lines.slice(0, all ? lines.length : FIRST).map((line) => (
          <li key={line}>
            <Sign size={18} stroke={1.6} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {lines.length > FIRST && (
        <Button variant="subtle" size="compact-md" aria-expanded={all} onClick={() => showAll(!all)}>
          {t(all ? 'fewerPromises' : 'allPromises')}
        </Button>
      )}
    </section>
  )
}

function useLines(survey: AskedSurvey): string[] {
  const { t } = useTranslation('surveys')
  const nameOf = useLocalName()
  const page = useDirection()
  const { anonymous, breakdown, departments, k, shareResults, fields } = survey
  const shared = shareResults ? [t('promise_shared')] : []
  if (!anonymous) return [t('promise_named'), ...shared]
  const names = departments.map((one) => isolate(nameOf(one), page)).join(page === 'rtl' ? '، ' : ', ')
  const writes = fields.some(({ type }) => type === 'text' || type === 'long_text')
  return [
    t('promise_apart'),
    t('promise_owner'),
    t('promise_close'),
    t('promise_k', { k }),
    breakdown && departments.length > 0 ? t('promise_departments', { names }) : t('promise_whole'),
    ...(writes ? [t('promise_texts')] : []),
    ...shared,
    t('promise_limits'),
    t('promise_final'),
  ]
}

/** Above the questions of each page. */
export function PromiseNote({ anonymous }: { anonymous: boolean }) {
  const { t } = useTranslation('surveys')
  const Sign = anonymous ? IconShieldCheck : IconUser
  return (
    <p className={classes['note']}>
      <Sign size={18} stroke={1.6} aria-hidden />
      {t(anonymous ? 'anonymousNote' : 'namedNote')}
    </p>
  )
}
