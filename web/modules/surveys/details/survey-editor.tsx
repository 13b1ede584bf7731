import { SURVEY_STARTERS } from '@diwan/contract/fields/vocabulary/starters'
import { surveyPublishing } from '@diwan/contract/surveys/endpoints'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { NEVER_ANONYMOUS } from '@diwan/contract/surveys/vocabulary'
import { FIELD_TYPES, type Field } from '@diwan/core/fields/field'
import { ActionIcon, Alert, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { FieldPreview, FormBuilder, type BuiltForm } from '../../fields/public.ts'
import { Activity } from '../../life/public.ts'
import { PublishPanel } from '../../publishing/public.ts'
import { SurveyMenu } from './survey-menu.tsx'
import { ResponsesPart } from './responses-part.tsx'
import { ResultsPart } from './results-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useSurveyContent, type SurveyWriting } from './use-survey-content.ts'

const PARTS = ['build', 'settings', 'publishing', 'results', 'responses', 'history'] as const
type Part = (typeof PARTS)[number]
const words = {
  build: 'build',
  settings: 'settings',
  publishing: 'publishingPart',
  results: 'results',
  responses: 'responses',
  history: 'history',
} as const satisfies Record<Part, string>

/** A survey in its parts; what is written is kept in this browser until it is saved. */
export default function SurveyEditor({ record }: { record: EditedSurvey | null }) {
  const { t } = useTranslation(['surveys', 'kit'])
  const nameOf = useLocalName()
  const writing = useSurveyContent(record)
  const { part }: { part?: unknown } = useSearch({ strict: false })
  const offered = PARTS.filter((one) => isOffered(one, record))
  const current = oneOf(offered, part) ?? 'build'
  useHotkeys([['mod+S', () => writing.save()]], [])
  return (
    <>
      <PageHeader
        title={nameOf(writing.content) || t('newSurvey')}
        written
        crumbs={[{ label: t('manage'), to: '/admin/survey', search: {} }]}
        tabs={<ViewLinks label={t('manage')} param="part" views={offered} current={current} labelOf={(one) => t(words[one])} />}
        action={
          <>
            {record && <StatusBadge status={record.status} />}
            {current === 'settings' && <UndoButtons writing={writing} />}
            <Button disabled={writing.pending || (record !== null && !writing.dirty)} onClick={writing.save}>
              {t('save', { ns: 'kit' })}
            </Button>
            {record && <SurveyMenu survey={record} />}
          </>
        }
      />
      {writing.problem && (
        <Alert color="red" variant="light" role="alert" mb={14}>
          {writing.takeTheirs ? t('overtakenSurvey') : writing.problem}
          {writing.takeTheirs && (
            <div>
              <Button size="compact-sm" variant="default" mt={8} onClick={writing.takeTheirs}>
                {t('loadTheirs')}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {current === 'build' && <BuildPart writing={writing} wordingOnly={record?.answered ?? false} />}
      {current === 'settings' && <SettingsPart writing={writing} record={record} />}
      {current === 'publishing' && record && (
        <PublishPanel
          record={{
            id: record.id,
            name: nameOf(writing.content),
            endpoints: surveyPublishing,
            changed: record.changed,
            preview: () => <FieldPreview fields={record.content.fields} />,
          }}
        />
      )}
      {current === 'results' && record && <ResultsPart id={record.id} />}
      {current === 'responses' && record && <ResponsesPart survey={record} />}
      {current === 'history' && record && <Activity id={record.id} />}
    </>
  )
}

/** The builder has its own. */
function UndoButtons({ writing: { undo, redo } }: { writing: SurveyWriting }) {
  const { t } = useTranslation(['surveys', 'kit'])
  const sign = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      <ActionIcon variant="default" size={36} aria-label={t('undo', { ns: 'kit' })} disabled={!undo} onClick={undo}>
        <IconArrowBackUp {...sign} className="turns" />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={t('redo')} disabled={!redo} onClick={redo}>
        <IconArrowForwardUp {...sign} className="turns" />
      </ActionIcon>
    </>
  )
}

/** A new one is written first; a template is never published. */
function isOffered(part: Part, record: EditedSurvey | null): boolean {
  if (part === 'build' || part === 'settings') return true
  if (record === null) return false
  if (part === 'history') return true
  if (record.template) return false
  if (part === 'publishing') return record.can.publish
  return part === 'results' ? record.can.results : record.can.identified
}

/** Begun from a template, a survey that has a title already keeps it. */
function BuildPart({ writing, wordingOnly }: { writing: SurveyWriting; wordingOnly: boolean }) {
  const { t } = useTranslation('surveys')
  const { content, set, errors, undo, redo } = writing
  const types = content.anonymous ? FIELD_TYPES.filter((type) => !NEVER_ANONYMOUS.has(type)) : FIELD_TYPES
  const warns = content.anonymous && content.fields.some(({ type }) => type === 'long_text')
  const fieldErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => (path.startsWith('fields.') ? [[path.slice('fields.'.length), text]] : [])),
  )
  const start = (form: BuiltForm, fields: Field[]): void =>
    set({
      fields,
      nameAr: content.nameAr || form.nameAr,
      nameEn: content.nameEn || form.nameEn,
      descriptionAr: content.descriptionAr || form.descriptionAr,
      descriptionEn: content.descriptionEn || form.descriptionEn,
    })
  return (
    <>
      {wordingOnly && <Alert color="blue" variant="light" mb={14} title={t('wordingOnly')} />}
      {warns && <Alert color="yellow" variant="light" mb={14} title={t('longTextWarning')} />}
      <FormBuilder
        form={content}
        fields={content.fields}
        types={types}
        wordingOnly={wordingOnly}
        errors={fieldErrors}
        undo={undo}
        redo={redo}
        onChange={(fields, where) => set({ fields }, where)}
        begins={{ starters: SURVEY_STARTERS, onPick: start }}
      />
    </>
  )
}
