import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetAttached, useAttached } from '../../../kit/attached-files.ts'
import { unsentOf } from '../use-composer.ts'

type Submit = (event: FormEvent<HTMLElement>) => void

/** Files beside the words of a command, kept with them under one name; what is still on its way is waited for. */
export function useDialogFiles(name: string) {
  const { t } = useTranslation('files')
  const attached = useAttached(name, 'attachment5')
  const [tried, setTried] = useState(false)
  const unsent = unsentOf(attached)
  return {
    attached,
    ids: attached.files.map(({ id }) => id),
    error: tried && unsent ? t(unsent) : undefined,
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
