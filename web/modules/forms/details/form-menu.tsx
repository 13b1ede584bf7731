import { formPublishing, forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { useTranslation } from 'react-i18next'
import { ContentMenu } from '../../publishing/public.ts'
import { formPlaces } from '../address.ts'

/** What else is done with a form. */
export function FormMenu({ form }: { form: EditedForm }) {
  const { t } = useTranslation('forms')
  return (
    <ContentMenu
      record={form}
      endpoints={forms}
      publishing={formPublishing}
      places={formPlaces}
      used="forms.not_deleted"
      words={{ useTemplate: t('useTemplate'), deleteText: t('deleteFormText'), usedText: t('notDeletedText') }}
    />
  )
}
