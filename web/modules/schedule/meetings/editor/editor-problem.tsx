import { dayIn } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { dayWithin, useListText } from '../../../../kit/formats.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { OvertakenNote } from '../../list/overtaken-note.tsx'
import { clashesOf } from '../../model/room-clashes.ts'
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
      <OvertakenNote text={t('meetingChanged')} form={form} />
    </>
  )
}
