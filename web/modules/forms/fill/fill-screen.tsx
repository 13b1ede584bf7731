import type { FilledForm } from '@diwan/contract/forms/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDirection, useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { startsInFirstField } from '../../../ui/send-by-key.ts'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { OtherDraft } from '../../drafts/public.ts'
import { FieldInputs } from '../../fields/public.ts'
import { formQueries } from '../api.ts'
import classes from '../forms.module.css'
import { useFilling } from './use-filling.ts'

/** One form to fill in. */
export default function FillScreen({ id }: { id: string }) {
  const { t } = useTranslation('releases')
  const { data, error, refetch } = useQuery({ ...formQueries.fill(id), enabled: isUuid(id) })
  const crumbs = [{ label: t('name_forms'), to: '/user/forms' as const, search: {} }]
  if (data) return <Filling key={data.fieldsVersion} form={data} />
  const refused = isUuid(id) ? error : new Problem('not_found', 404)
  if (!refused) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('name_forms')} crumbs={crumbs} />
      <ErrorState error={refused} {...(refused.status !== 404 && { onRetry: () => void refetch() })} />
    </>
  )
}

function Filling({ form }: { form: FilledForm }) {
  const { t } = useTranslation(['forms', 'kit', 'releases'])
  const nameOf = useLocalName()
  const language = useDirection() === 'rtl' ? 'ar' : 'en'
  const navigate = useNavigate()
  const filling = useFilling(form)
  const about = nameOf({ nameAr: form.descriptionAr, nameEn: form.descriptionEn })
  const wordsIn = (content: Record<string, unknown>): string => {
    const { answers = {} } = (content['draft'] ?? {}) as { answers?: Record<string, unknown> }
    return Object.values(answers).map(String).join('\n')
  }
  return (
    <>
      <PageHeader
        title={nameOf(form)}
        record={form.id}
        written
        crumbs={[{ label: t('name_forms', { ns: 'releases' }), to: '/user/forms', search: {} }]}
      />
      <form ref={startsInFirstField} className={classes['fill']} onSubmit={filling.submit} noValidate aria-busy={filling.pending}>
        {about && (
          <p className={classes['about']}>
            <LinkedText text={about} />
          </p>
        )}
        {form.once && <p className={classes['dim']}>{t('onceHint')}</p>}
        {filling.changed ? (
          <Alert color="yellow" variant="light" role="alert">
            {t('newVersion')}
            <div>
              <Button size="compact-sm" variant="default" mt={8} onClick={filling.renew}>
                {t('tryAgain', { ns: 'kit' })}
              </Button>
            </div>
          </Alert>
        ) : (
          <FormProblem text={filling.problem} />
        )}
        <OtherDraft draft={filling.saved} read={wordsIn} join={(other) => other} />
        <FieldInputs
          fields={form.fields}
          answers={filling.answers}
          names={filling.names}
          errors={filling.errors}
          language={language}
          change={filling.fill}
        />
        <div className={classes['end']}>
          <span className={classes['dim']}>{filling.waits ? t('waiting', { ns: 'kit' }) : ''}</span>
          <Button variant="default" onClick={() => void navigate({ to: '/user/forms', search: {} })}>
            {t('cancel', { ns: 'kit' })}
          </Button>
          <Button type="submit" disabled={filling.pending}>
            {filling.pending ? t('sending', { ns: 'kit' }) : t('send')}
          </Button>
        </div>
      </form>
    </>
  )
}
