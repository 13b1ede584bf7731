import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './palette.module.css'
import { MOD } from '../../kit/commands.ts'

const KEYS = [
  ['keys_palette', [MOD, 'K']],
  ['keys_sheet', ['?']],
  ['keys_rows', ['↑', '↓']],
  ['keys_open', ['Enter']],
  ['keys_send', [MOD, 'Enter']],
  ['keys_tabs', ['←', '→']],
  ['keys_close', ['Esc']],
] as const

/** What the keyboard can do, on the key `?`. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'kit'])
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={classes['title']}>{t('shortcuts')}</span>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      radius={14}
      centered
    >
      <dl className={classes['keys']}>
        {KEYS.map(([words, keys]) => (
          <Keys key={words} words={t(words)} keys={keys} />
        ))}
      </dl>
    </Modal>
  )
}

function Keys({ words, keys }: { words: string; keys: readonly string[] }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </>
  )
}
