import { ActionIcon, Alert, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { Template } from '@diwan/contract/tickets/schemas/template'
import { inLanguage } from '@diwan/core/fields/labels'
import { IconAlertCircle, IconArrowBack, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirst } from '../../../kit/form-fields.ts'
import { useLocalName } from '../../../kit/formats.ts'
import type { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { FieldPreview, FieldsEditor } from '../../fields/public.ts'
import { templateQueries } from '../api/templates.ts'
import { TemplateFacts } from './template-facts.tsx'
import { TemplateHistory } from './template-history.tsx'
import { TemplateState } from './template-state.tsx'
import classes from './templates.module.css'
import { NEW, useTemplateAddress } from './use-template-address.ts'
import { useTemplate } from './use-template.ts'

/** One that is saved for the first time stays on the screen: what is wrong with it is still told. */
export function TemplateScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...templateQueries.open(id), enabled: id !== NEW })
  if (id === NEW || data) return <TemplateEditor record={data ?? null} />
  return error ? <ErrorState error={error} {...(error.status !== 404 && { onRetry: () => void refetch() })} /> : <PageSkeleton />
}

function TemplateEditor({ record }: { record: Template | null }) {
  const { t } = useTranslation(['tickets', 'fields', 'kit'])
  const nameOf = useLocalName()
  const { close } = useTemplateAddress()
  const form = useRef<HTMLFormElement>(null)
  const template = useTemplate(record, (problem) => requestAnimationFrame(() => showFirst(form.current, problem)))
  const { content, set, errors, undo, redo, pending, dirty, overtaken } = template
  useHotkeys(
    [
      ['mod+Z', () => undo?.()],
      ['mod+shift+Z', () => redo?.()],
      ['mod+S', () => template.save()],
    ],
    [],
  )
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => (path.startsWith('fields.') ? [[path.slice('fields.'.length), text]] : [])),
  )
  const sign = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

  return (
    <form ref={form} className={classes['editor']} noValidate onSubmit={(event) => event.preventDefault()}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconArrowBack {...sign} className="turns" />}
        className={classes['back'] ?? ''}
        onClick={close}
      >
        {t('allTemplates')}
      </Button>
      <PageHeader
        title={nameOf(content) || t('newTemplate')}
        written
        action={
          <div className={classes['actions']}>
            {record && <TemplateState line={record} />}
            <ActionIcon variant="default" size={36} aria-label={t('undo')} disabled={!undo} onClick={undo}>
              <IconArrowBackUp {...sign} className="turns" />
            </ActionIcon>
            <ActionIcon variant="default" size={36} aria-label={t('redo')} disabled={!redo} onClick={redo}>
              <IconArrowForwardUp {...sign} className="turns" />
            </ActionIcon>
            <Button variant="default" disabled={pending || (record !== null && !dirty)} onClick={template.save}>
              {t('saveDraft')}
            </Button>
            <Button disabled={pending || (record !== null && !dirty && !record.changed)} onClick={template.publish}>
              {t('publish')}
            </Button>
          </div>
        }
      />
      {template.problem && (
        <Alert color="red" variant="light" role="alert" mb={14} icon={<IconAlertCircle {...sign} />}>
          {template.problem}
          {overtaken && (
            <div className={classes['choices']}>
              <Button size="compact-sm" variant="default" onClick={overtaken.takeTheirs}>
                {t('takeTheirs')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={overtaken.keepMine}>
                {t('keepMine')}
              </Button>
            </div>
          )}
        </Alert>
      )}
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <TemplateFacts content={content} group={record?.group ?? null} errors={errors} set={set} />
          <section className={classes['part']} aria-label={t('fields', { ns: 'fields' })}>
            <h2>{t('fields', { ns: 'fields' })}</h2>
            <FieldsEditor fields={content.fields} errors={fieldErrors} onChange={(fields, where) => set({ fields }, where)} />
          </section>
          {record && <TemplateHistory id={record.id} />}
        </div>
        <FieldPreview fields={content.fields}>
          {(language) => (
            <header className={classes['shown']}>
              <strong>{inLanguage(language, content.nameAr, content.nameEn)}</strong>
              <span>{inLanguage(language, content.descriptionAr, content.descriptionEn)}</span>
            </header>
          )}
        </FieldPreview>
      </div>
      <p className={classes['dim']}>{dirty ? t('draftKept') : '\u00A0'}</p>
    </form>
  )
}

/** What is wrong at the top, or else the first field that is. */
function showFirst(form: HTMLFormElement | null, { fields }: Problem): void {
  if (!form || fields.length === 0) return
  const own = fields.map(({ path }) => path).filter((path) => !path.startsWith('fields.'))
  if (own.length > 0) focusFirst(form, own)
  else form.querySelector<HTMLElement>('[data-wrong] [aria-expanded]:not([aria-haspopup])')?.focus()
}
