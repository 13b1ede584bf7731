import { surveys } from '@diwan/contract/surveys/endpoints'
import { MIN_K } from '@diwan/contract/surveys/limits'
import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { useWrite } from '../../../kit/write.ts'
import { useContent, type ContentWriting } from '../../publishing/public.ts'

type Content = EditedSurvey['content']
export type SurveyWriting = ContentWriting<Content & { readonly unitId: string | null }>

const empty: Content = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  anonymous: false,
  breakdown: false,
  k: MIN_K,
  shareResults: false,
  fields: [],
}

/** The draft of one survey. */
export function useSurveyContent(record: EditedSurvey | null): SurveyWriting {
  const create = useWrite(surveys.create, { quiet: true })
  const change = useWrite(surveys.change, { quiet: true })
  return useContent({ name: 'survey-content', record, empty, create, change })
}
