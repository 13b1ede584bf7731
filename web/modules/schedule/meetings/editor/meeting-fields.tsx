import { MAX_FIRST_DESCRIPTION, MAX_MEETING_PLACE, MAX_MEETING_TITLE } from '@diwan/contract/schedule/limits/meetings'
import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { useTranslation } from 'react-i18next'
import { UserInput } from '../../../../ui/user-input.tsx'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'
import { AttendeesField } from './attendees-field.tsx'
import classes from './editor.module.css'
import { RepeatPart } from './repeat-part.tsx'
import { RoomField } from './room-field.tsx'
import { TitleReading } from './title-reading.tsx'
import type { MeetingForm } from './use-meeting-form.ts'
import { WhenFields } from './when-fields.tsx'

interface MeetingFieldsProps {
  readonly form: MeetingForm
  readonly opened?: OpenMeeting
}

/** The fields of a meeting: what and when first, then where and with whom. */
export function MeetingFields({ form, opened }: MeetingFieldsProps) {
  const { t } = useTranslation('schedule')
  const { values, errors, change } = form
  const ofSeries = values.scope !== 'this'
  return (
    <>
      <UserInput
        label={t('meetingTitle')}
        maxLength={MAX_MEETING_TITLE}
        autoComplete="off"
        {...form.text('meetingTitle')}
        required
      />
      {!opened && <TitleReading values={values} onApply={change} />}
      <WhenFields form={form} />
      {ofSeries ? (
        <RepeatPart values={values} onChange={(rule) => change({ rule })} />
      ) : (
        <p className={classes['quiet']}>{t('onlyOfSeries')}</p>
      )}
      <RoomField form={form} meetingId={opened?.meeting.id} />
      <UserInput
        label={t('meetingPlace')}
        placeholder={t('meetingPlaceHint')}
        maxLength={MAX_MEETING_PLACE}
        autoComplete="off"
        {...form.text('place')}
      />
      {ofSeries && (
        <AttendeesField
          colleagues={values.colleagues}
          guests={values.guests}
          organiser={opened?.meeting.attendees.find(({ part }) => part === 'organiser')}
          error={errors['attendees']}
          onChange={change}
        />
      )}
      {!opened && (
        <UserTextarea
          label={t('agenda')}
          placeholder={t('agendaHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MAX_FIRST_DESCRIPTION}
          {...form.text('meetingDescription')}
        />
      )}
    </>
  )
}
