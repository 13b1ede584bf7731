import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LogoField } from '../../ui/logo-field.tsx'
import { PhotoField } from '../../ui/photo-field.tsx'

const PERSON = { id: 'a', fullName: 'أ. سارة الحربي' }

/** Uploading needs a session: sign in first. */
export function PictureSpecimens() {
  const { t } = useTranslation('files')
  const [photo, setPhoto] = useState<string | null>()
  const [logo, setLogo] = useState<string | null>()
  return (
    <>
      <PhotoField person={PERSON} current={null} value={photo} onChange={setPhoto} />
      <LogoField label={t('logoChoose')} current={null} value={logo} onChange={setLogo} />
    </>
  )
}
