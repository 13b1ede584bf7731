import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, type Icon } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../kit/copy-text.ts'

const SAID_MS = 2_000

/** Copies a text; its sign says for a moment that it was done. */
export function CopyButton({ icon: Sign, label, text }: { icon: Icon; label: string; text: string }) {
  const { t } = useTranslation('kit')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const rest = setTimeout(() => setCopied(false), SAID_MS)
    return () => clearTimeout(rest)
  }, [copied])
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={label}
        title={label}
        onClick={() => void copyText(text).then(setCopied)}
      >
        {copied ? <IconCheck size={15} aria-hidden /> : <Sign size={15} stroke={1.7} aria-hidden />}
      </ActionIcon>
      <VisuallyHidden role="status">{copied && t('copied')}</VisuallyHidden>
    </>
  )
}
