import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Explanation, KnownPerson } from '@diwan/contract/access/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { accessQueries } from './api.ts'
import { ExplanationFacts } from './explanation-facts.tsx'
import { KnownPersonField } from './known-person-field.tsx'
import { RightPicker } from './right-picker.tsx'
import classes from './rights.module.css'

/** Why can, or can't, this person do this? */
export function Explainer() {
  const { t } = useTranslation('access')
  const [person, setPerson] = useState<KnownPerson | null>(null)
  const [name, setName] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [record] = useDebouncedValue(typed.trim(), 300)
  return (
    <section className={classes['column']}>
      <p className={classes['about']}>{t('explainAbout')}</p>
      <div className={classes['question']}>
        <KnownPersonField value={person} onChange={setPerson} />
        <RightPicker value={name} onChange={setName} />
        <TextInput
          label={t('record')}
          placeholder={t('recordExample')}
          value={typed}
          dir={typed === '' ? undefined : 'ltr'}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      {person && name ? (
        <Answer input={{ personId: person.id, name, ...(record && { record }) }} />
      ) : (
        <EmptyState title={t('explainChoose')} />
      )}
    </section>
  )
}

function Answer({ input }: { input: Parameters<typeof accessQueries.explain>[0] }) {
  const { data, error } = useQuery(accessQueries.explain(input))
  if (error) return <ErrorState error={error} />
  if (!data) return <PageSkeleton />
  return <Verdict explanation={data} />
}

function Verdict({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('access')
  const { allowed, reason } = explanation
  const verdict = allowed ? (reason === 'wrong_state' ? 'later' : 'yes') : 'no'
  return (
    <div className={classes['answer']} role="status" data-verdict={verdict}>
      <strong>{t(`verdict_${verdict}`)}</strong>
      <p>{t(`reason_${reason}`)}</p>
      <ExplanationFacts explanation={explanation} />
    </div>
  )
}
