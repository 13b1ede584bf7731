import { learning } from '@diwan/contract/training/endpoints/learning'
import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import classes from './outline.module.css'

/** The course was published again since it was begun. */
export function NewerVersion({ enrolment: { id, version } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('training')
  const move = useWrite(learning.move)
  return (
    <div className={classes['newer']} role="note" data-outdated>
      <strong>{t('newerVersion')}</strong>
      <span>{t('newerVersionText')}</span>
      <Button size="compact-md" variant="default" disabled={move.isPending} onClick={() => move.mutate({ id, version })}>
        {t('takeNewest')}
      </Button>
    </div>
  )
}
