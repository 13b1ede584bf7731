import { FORM_STARTERS } from '@diwan/contract/fields/vocabulary/starters'
import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { useTranslation } from 'react-i18next'
import { FieldPreview } from '../../fields/public.ts'
import { BuildFields, ContentEditor, EditorProblem, type ContentKind } from '../../publishing/public.ts'
import { formPlaces } from '../address.ts'
import { EntriesPart } from './entries-part.tsx'
import { ReportPart } from './report-part.tsx'
import { SettingsPart } from './settings-part.tsx'
import { useFormContent } from './use-form-content.ts'
import { useFormDifferences } from './use-form-differences.ts'
import { StatusNoun } from '../../../ui/status-badge.tsx'

const kind: ContentKind = {
  places: formPlaces,
  endpoints: forms,
  publishing: formPublishing,
  used: 'forms.not_deleted',
}

/** A form as it is written, published and answered. */
export default function FormEditor({ record }: { record: EditedForm | null }) {
  const { t } = useTranslation('forms')
  const writing = useFormContent(record)
  const words = {
    list: t('manage'),
    unnamed: t('newForm'),
    useTemplate: t('useTemplate'),
    deleteText: t('deleteFormText'),
    usedText: t('notDeletedText'),
    differences: useFormDifferences(),
  }
  const received = record
    ? [
        { name: 'entries', label: t('entries'), show: () => <EntriesPart form={record} /> },
        { name: 'report', label: t('report'), show: () => <ReportPart form={record} /> },
      ]
    : []
  return (
    <StatusNoun value="masculine">
      <ContentEditor
        kind={kind}
        record={record}
        writing={writing}
        words={words}
        build={() => <BuildFields writing={writing} starters={FORM_STARTERS} />}
        settings={() => <SettingsPart writing={writing} record={record} />}
        received={received}
        preview={() => <FieldPreview fields={record?.content.fields ?? []} />}
      >
        <EditorProblem writing={writing} overtaken={t('overtakenForm')} />
      </ContentEditor>
    </StatusNoun>
  )
}
