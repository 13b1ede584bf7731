import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAttached, unsentOf, useAttached } from '../../kit/attached-files.ts'
import type { FieldFiles } from './document-field.tsx'

type Submit = (event: FormEvent<HTMLElement>) => void

/** Files beside the words of a command, kept with them under one name; what is still on its way is waited for. */
export function useDocumentFiles(name: string, purpose: FilePurpose, most: number) {
  const { t } = useTranslation('files')
  const attached = useAttached(name, purpose)
  const [tried, setTried] = useState(false)
  const unsent = unsentOf(attached)
  const field: FieldFiles = { attached, purpose, most, error: tried && unsent ? t(unsent) : undefined }
  return {
    /** For the field of the words. */
    field,
    ids: attached.files.map(({ id }) => id),
    /** Around what sends the form. */
    after:
      (submit: Submit): Submit =>
      (event) => {
        setTried(true)
        if (unsent) event.preventDefault()
        else submit(event)
      },
    forget: () => forgetAttached(name),
  }
}
