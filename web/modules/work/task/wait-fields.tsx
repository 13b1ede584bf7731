import { MAX_WAITS_FOR } from '@diwan/contract/work/limits'
import { useTranslation } from 'react-i18next'
import { DateField, type DateFieldProps } from '../../../ui/date/date-field.tsx'
import { UserInput, type UserInputProps } from '../../../ui/user-input.tsx'

interface WaitFieldsProps {
  readonly waitsFor: UserInputProps
  readonly waitsUntil: Omit<DateFieldProps, 'label'>
}

/** What is waited for, and until when. */
export function WaitFields({ waitsFor, waitsUntil }: WaitFieldsProps) {
  const { t } = useTranslation('work')
  return (
    <>
      <UserInput label={t('waitsFor')} maxLength={MAX_WAITS_FOR} data-autofocus {...waitsFor} />
      <DateField label={t('waitsUntil')} {...waitsUntil} />
    </>
  )
}
