import { forms } from '@diwan/contract/forms/endpoints'
import type { FormContent } from '@diwan/contract/forms/schemas'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { showToast } from '../../../ui/toasts.ts'

/** A form that another portal wrote into a file begins here as a draft; the portal judges what stands in it. */
export function ImportForm({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation('forms')
  const input = useRef<HTMLInputElement>(null)
  const create = useWrite(forms.create)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      const content = JSON.parse(await file.text()) as FormContent // judged by the portal
      create.mutate(content, { onSuccess: ({ id }) => onMade(id) })
    } catch {
      showToast({ kind: 'error', text: t('importFailed') })
    }
  }
  return (
    <>
      <Button variant="default" disabled={create.isPending} onClick={() => input.current?.click()}>
        {t('import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
