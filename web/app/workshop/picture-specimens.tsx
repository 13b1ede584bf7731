import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttached } from '../../kit/attached-files.ts'
import { AttachmentField } from '../../ui/attachment-field.tsx'
import { AttachmentList } from '../../ui/attachment-list.tsx'
import { LogoField } from '../../ui/logo-field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'

const PERSON = { id: 'a', fullName: 'أ. سارة الحربي' }

/** Uploading needs a session: sign in first. */
export function PictureSpecimens() {
  const { t } = useTranslation('files')
  const [photo, setPhoto] = useState<string | null>()
  const attached = useAttached('workshop', 'attachment10')
  const [logo, setLogo] = useState<string | null>()
  return (
    <>
      <PhotoField person={PERSON} current={null} value={photo} onChange={setPhoto} />
      <LogoField label={t('logoChoose')} current={null} value={logo} onChange={setLogo} />
      <AttachmentField attached={attached} purpose="attachment10" most={10}>
        <AttachmentList files={attached.files} />
      </AttachmentField>
    </>
  )
}
