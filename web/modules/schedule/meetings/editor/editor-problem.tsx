import { dayIn } from '@diwan/core/formats'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayWithin, useListText } from '../../../../kit/formats.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { clashesOf } from '../../model/room-clashes.ts'
import classes from './editor.module.css'
import type { MeetingForm } from './use-meeting-form.ts'

/** Why a meeting could not be saved: as a whole, on which days its room is taken, or because somebody else saved before. */
export function EditorProblem({ form, zone }: { form: MeetingForm; zone: string }) {
  const { t } = useTranslation('schedule')
  const clashes = form.refusal ? clashesOf(form.refusal) : undefined
  const listText = useListText()
  const days = listText(clashes?.clashes.map(({ startsAt }) => dayWithin(dayIn(zone, startsAt))) ?? [])
  return (
    <>
      <FormProblem text={days ? t(clashes?.more ? 'roomTakenOnMore' : 'roomTakenOn', { days }) : form.problem} />
      {form.overtaken && (
        <Alert color="yellow" variant="light" role="alert">
          {t('meetingChanged')}
          <div className={classes['ways']}>
            <Button size="compact-sm" variant="default" onClick={form.keepMine}>
              {t('keepMine')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={form.reset}>
              {t('loadTypes')}
            </Button>
          </div>
        </Alert>
      )}
    </>
  )
}
