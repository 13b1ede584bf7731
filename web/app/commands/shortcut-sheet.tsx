import { Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMMAND_PARTS, commandsNow, keysText, MOD, type CommandPart } from '../../kit/commands.ts'
import { useSession } from '../../kit/session.ts'
import classes from './shortcut-sheet.module.css'

const TITLES = { everywhere: 'part_everywhere', go: 'part_go', list: 'part_list', record: 'part_record' } as const

/** What fields, rows and tabs do by themselves. */
const BUILT_IN = [
  ['list', 'keys_open', ['Enter']],
  ['everywhere', 'keys_send', [MOD, 'Enter']],
  ['everywhere', 'keys_tabs', ['←', '→']],
  ['everywhere', 'keys_close', ['Esc']],
] as const

/** What the keyboard can do here, read from the registry of commands. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'kit'])
  const [commands] = useState(commandsNow) // of the screen it was opened on
  const singleKeys = useSession()?.preferences.singleKeys
  const keysOf = (wanted: CommandPart) => [
    ...commands.flatMap(({ part, label, stroke }) =>
      part === wanted && stroke && label !== '' ? [{ words: label, keys: keysText(stroke) }] : [],
    ),
    ...BUILT_IN.flatMap(([part, words, keys]) => (part === wanted ? [{ words: t(words), keys }] : [])),
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={<span className={classes['title']}>{t('shortcuts')}</span>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      radius="xl"
      size={720}
      centered
    >
      {singleKeys === false && (
        <p className={classes['off']}>
          {t('singleKeysOff')} <Link to="/user/profile">{t('toProfile')}</Link>
        </p>
      )}
      <div className={classes['parts']}>
        {COMMAND_PARTS.map((part) => {
          const all = keysOf(part)
          return (
            all.length > 0 && (
              <section key={part} aria-label={t(TITLES[part])}>
                <h3>{t(TITLES[part])}</h3>
                <dl className={classes['keys']}>
                  {all.map(({ words, keys }) => (
                    <Keys key={words} words={words} keys={keys} />
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
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
