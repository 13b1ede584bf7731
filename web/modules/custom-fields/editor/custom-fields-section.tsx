import type { CustomSet } from '@diwan/contract/custom-fields/schemas'
import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { AnswerList } from '../../fields/reading.ts'
import { customLive, customQueries } from '../api.ts'
import classes from '../custom-fields.module.css'
import { CustomSetEditor } from './custom-set-editor.tsx'

/** The fields of its own that each kind of record has; which kind is in the address. */
export function CustomFieldsSection() {
  const { t } = useTranslation('custom-fields')
  const nameOf = useLocalName()
  const { data, error, refetch } = useQuery(customQueries.sets())
  const { of }: { of?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  useFollowLists(customLive)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const shown = data.items.find(({ kind }) => kind === of) ?? data.items[0]
  return (
    <section className={classes['section']} aria-label={t('tab_custom_fields')}>
      <p>{t('about')}</p>
      {data.items.length > 1 && shown && (
        <SegmentedControl
          style={{ justifySelf: 'start' }}
          aria-label={t('ofKind')}
          data={data.items.map((one) => ({ value: one.kind, label: nameOf(one.of) }))}
          value={shown.kind}
          onChange={(kind) => void navigate({ to: '.', search: (now: object) => ({ ...now, of: kind }) })}
        />
      )}
      {shown && (data.can.change ? <CustomSetEditor key={shown.kind} set={shown} /> : <ReadOnly set={shown} />)}
    </section>
  )
}

/** What there is, for those who look after the settings of others. */
function ReadOnly({ set }: { set: CustomSet }) {
  const { t } = useTranslation(['custom-fields', 'fields'])
  const answers = set.fields.map(({ key, labelAr, labelEn, type }) => {
    const words = t(`type_${type}`, { ns: 'fields' })
    return { key, type: 'text' as const, labelAr, labelEn, value: words, names: [] }
  })
  return (
    <>
      <p className={classes['dim']}>{t('readOnly')}</p>
      {answers.length === 0 ? <p>{t('noFields', { ns: 'fields' })}</p> : <AnswerList answers={answers} />}
    </>
  )
}
