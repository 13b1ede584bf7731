import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageField } from '../../documents/public.ts'
import { taskQueries } from '../api.ts'
import { DescriptionButton } from './description-button.tsx'
import classes from './task.module.css'

interface WrittenDescriptionProps {
  readonly id: string
  readonly writing: boolean
  readonly onWrite: () => void
}

/** Read at first; the editor comes when somebody writes. */
export default function WrittenDescription({ id, writing, onWrite }: WrittenDescriptionProps) {
  const { t } = useTranslation('work')
  const client = useQueryClient()
  return (
    <div className={classes['description']} data-writing={writing || undefined}>
      <PageField
        id={id}
        label={t('description')}
        placeholder={t('descriptionPlaceholder')}
        begin={
          writing
            ? undefined
            : (isBlank) => <DescriptionButton says={isBlank ? 'addDescription' : 'editDescription'} onClick={onWrite} />
        }
        focus={writing ? 1 : 0}
        onRefused={() => void client.invalidateQueries({ queryKey: taskQueries.all() })}
      />
    </div>
  )
}
