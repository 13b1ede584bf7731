import type { TemplateLine } from '@diwan/contract/tickets/schemas/template'
import { useTranslation } from 'react-i18next'
import { StateBadge } from '../../../ui/status-badge.tsx'
import classes from './templates.module.css'

interface TemplateStateProps {
  readonly line: Pick<TemplateLine, 'active' | 'publishedDate' | 'changed' | 'untranslated'>
  /** In a table, without an outline. */
  readonly plain?: boolean
}

/** As words: a draft, on offer, switched off; and what still has to be done. */
export function TemplateState({ line, plain = false }: TemplateStateProps) {
  const { t } = useTranslation('tickets')
  const state = line.publishedDate === null ? 'draft' : line.active ? 'active' : 'inactive'
  return (
    <span className={classes['marks']}>
      <StateBadge tone={state === 'active' ? 'good' : 'rest'} plain={plain}>
        {t(`template_${state}`)}
      </StateBadge>
      {!plain && <TemplateMarks line={line} />}
    </span>
  )
}

/** What still has to be done with it. */
export function TemplateMarks({ line: { changed, publishedDate, untranslated } }: Pick<TemplateStateProps, 'line'>) {
  const { t } = useTranslation(['tickets', 'fields'])
  return (
    <>
      {changed && publishedDate !== null && (
        <StateBadge tone="active" plain>
          {t('template_changed')}
        </StateBadge>
      )}
      {untranslated && (
        <StateBadge tone="wait" plain>
          {t('untranslated', { ns: 'fields' })}
        </StateBadge>
      )}
    </>
  )
}
