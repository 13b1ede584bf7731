import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { AskedRemoval } from '../use-asked-removal.ts'

const nothing = { problem: undefined, pending: false, waits: false, withdraw: () => 'settled' as const, settle: () => undefined }

/** Names the questions that depend on what is being removed. */
export function RemovalDialog({ asked, confirm, cancel }: AskedRemoval) {
  const { t } = useTranslation(['fields', 'kit'])
  const nameOf = useLocalName()
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    confirm()
  }
  return (
    <FormDialog
      opened={asked !== undefined}
      onClose={cancel}
      title={t('dependentsTitle', { count: asked?.dependents.length ?? 0 })}
      form={{ ...nothing, submit }}
      action={t('remove', { ns: 'kit' })}
      danger
      size={480}
    >
      <p>{t('dependentsText')}</p>
      <ul>
        {asked?.dependents.map(({ key, type, labelAr, labelEn }) => (
          <li key={key}>
            <UserText text={nameOf({ nameAr: labelAr, nameEn: labelEn }) || t(`type_${type}`)} />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
