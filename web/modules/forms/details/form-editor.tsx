import { FORM_STARTERS } from '@diwan/contract/fields/vocabulary/starters'
import { formPublishing } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import type { Field } from '@diwan/core/fields/field'
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
import { EntriesPart } from './entries-part.tsx'
import { FormMenu } from './form-menu.tsx'
import { ReportPart } from './report-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useFormContent, type FormWriting } from './use-form-content.ts'

const PARTS = ['build', 'settings', 'publishing', 'entries', 'report', 'history'] as const
type Part = (typeof PARTS)[number]
const words = {
  build: 'build',
  settings: 'settings',
  publishing: 'publishingPart',
  entries: 'entries',
  report: 'report',
  history: 'history',
} as const satisfies Record<Part, string>

/** A form in its parts; what is written is kept in this browser until it is saved. */
export default function FormEditor({ record }: { record: EditedForm | null }) {
  const { t } = useTranslation(['forms', 'kit'])
  const nameOf = useLocalName()
  const writing = useFormContent(record)
  const { part }: { part?: unknown } = useSearch({ strict: false })
  const offered = PARTS.filter((one) => isOffered(one, record))
  const current = oneOf(offered, part) ?? 'build'
  useHotkeys([['mod+S', () => writing.save()]], [])
  return (
    <>
      <PageHeader
        title={nameOf(writing.content) || t('newForm')}
        written
        crumbs={[{ label: t('manage'), to: '/admin/forms', search: {} }]}
        tabs={<ViewLinks label={t('manage')} param="part" views={offered} current={current} labelOf={(one) => t(words[one])} />}
        action={
          <>
            {record && <StatusBadge status={record.status} />}
            {current === 'settings' && <UndoButtons writing={writing} />}
            <Button disabled={writing.pending || (record !== null && !writing.dirty)} onClick={writing.save}>
              {t('save', { ns: 'kit' })}
            </Button>
            {record && <FormMenu form={record} />}
          </>
        }
      />
      {writing.problem && (
        <Alert color="red" variant="light" role="alert" mb={14}>
          {writing.takeTheirs ? t('overtakenForm') : writing.problem}
          {writing.takeTheirs && (
            <div>
              <Button size="compact-sm" variant="default" mt={8} onClick={writing.takeTheirs}>
                {t('loadTheirs')}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {current === 'build' && <BuildPart writing={writing} />}
      {current === 'settings' && <SettingsPart writing={writing} record={record} />}
      {current === 'publishing' && record && (
        <PublishPanel
          record={{
            id: record.id,
            name: nameOf(writing.content),
            endpoints: formPublishing,
            changed: record.changed,
            preview: () => <FieldPreview fields={record.content.fields} />,
          }}
        />
      )}
      {current === 'entries' && record && <EntriesPart form={record} />}
      {current === 'report' && record && <ReportPart form={record} />}
      {current === 'history' && record && <Activity id={record.id} />}
    </>
  )
}

/** The builder has its own. */
function UndoButtons({ writing: { undo, redo } }: { writing: FormWriting }) {
  const { t } = useTranslation(['forms', 'kit'])
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
function isOffered(part: Part, record: EditedForm | null): boolean {
  if (part === 'build' || part === 'settings') return true
  if (record === null) return false
  if (part === 'publishing') return record.can.publish && !record.template
  return (part !== 'entries' && part !== 'report') || !record.template
}

/** Begun from a template, a form that has a title already keeps it. */
function BuildPart({ writing: { content, set, errors, undo, redo } }: { writing: FormWriting }) {
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
    <FormBuilder
      form={content}
      fields={content.fields}
      errors={fieldErrors}
      undo={undo}
      redo={redo}
      onChange={(fields, where) => set({ fields }, where)}
      begins={{ starters: FORM_STARTERS, onPick: start }}
    />
  )
}
