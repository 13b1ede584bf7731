import { surveys } from '@diwan/contract/surveys/endpoints'
import { surveyList } from '@diwan/contract/surveys/list'
import type { Survey } from '@diwan/contract/surveys/schemas'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/columns.ts'
import { ManagedContent } from '../../publishing/public.ts'
import { surveyLists, surveyQueries } from '../api.ts'
import { surveyPlaces } from '../address.ts'
import { StatusNoun } from '../../../ui/status-badge.tsx'

/** The surveys that a person looks after, and what others are begun from. */
export function ManageSurveysPage() {
  const { t } = useTranslation(['surveys', 'releases'])
  const none = { title: t('noneManaged'), text: t('noneManagedText') }
  const kind: Column<Survey> = {
    name: 'kind',
    head: t('kindHead'),
    width: 110,
    rank: 2,
    cell: ({ anonymous }) => t(anonymous ? 'anonymousShort' : 'byName'),
  }
  return (
    <StatusNoun value="masculine">
      <ManagedContent
        module="surveys"
        of={surveyList}
        endpoints={surveys}
        queries={surveyQueries}
        lists={surveyLists}
        places={surveyPlaces}
        words={{
          title: t('name_surveys', { ns: 'releases' }),
          begin: t('newSurvey'),
          useTemplate: t('useTemplate'),
          owner: t('owner'),
          ownerText: t('ownerText'),
        }}
        heads={{ name: t('name'), unit: t('unit'), status: t('statusHead'), updated: t('updated') }}
        views={{ manage: t('manage'), templates: t('templates'), archived: t('archivedSurveys') }}
        empty={{
          manage: none,
          templates: { title: t('noneTemplates'), text: t('noneTemplatesText') },
          archived: none,
          unmatched: { title: t('nothingFits'), text: t('nothingFitsText') },
        }}
        columns={[kind]}
      />
    </StatusNoun>
  )
}
