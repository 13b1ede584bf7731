import { forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm } from '@diwan/contract/forms/schemas'
import { useWrite } from '../../../kit/write.ts'
import { useContent, type ContentWriting } from '../../publishing/public.ts'

type Content = EditedForm['content']
export type FormWriting = ContentWriting<Content & { readonly unitId: string | null }>

const empty: Content = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  target: 'answer',
  departmentId: null,
  groupId: null,
  priority: 'NORMAL',
  subject: '',
  request: { typeId: null, reason: '', dateFrom: '', dateTo: '', timeFrom: '', timeTo: '' },
  once: false,
  maxEntries: null,
  withdrawable: true,
  steps: [],
  fields: [],
}

/** The draft of one form. */
export function useFormContent(record: EditedForm | null): FormWriting {
  const create = useWrite(forms.create, { quiet: true })
  const change = useWrite(forms.change, { quiet: true })
  return useContent({ name: 'form', record, empty, create, change })
}
