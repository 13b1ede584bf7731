import { IconCopy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './code-block.module.css'

/** Lines of code as they were written, with a button that copies them. */
export function CodeBlock({ text }: { readonly text: string }) {
  const { t } = useTranslation('documents')
  return (
    <div className={classes['block']} dir="ltr">
      <pre dir="ltr">
        <code>{text}</code>
      </pre>
      {text.trim() !== '' && (
        <span className={classes['copy']}>
          <CopyButton icon={IconCopy} label={t('copyCode')} text={text} />
        </span>
      )}
    </div>
  )
}
