import { Button, Menu } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconBulb, IconChevronDown, IconInfoCircle, type Icon } from '@tabler/icons-react'
import type { EditorView } from 'prosemirror-view'
import { useTranslation } from 'react-i18next'
import { setTone, TONES, type Tone } from './commands.ts'

const SIGNS: Readonly<Record<Tone, Icon>> = {
  info: IconInfoCircle,
  success: IconBulb,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
}

/** The tone of the callout that is written in; the key for the next one is named by its title. */
export function ToneMenu({ view, tone }: { readonly view: EditorView; readonly tone: Tone }) {
  const { t } = useTranslation('documents')
  const Sign = SIGNS[tone]
  return (
    <Menu position="bottom-start" radius={12} shadow="md" keepMounted={false} returnFocus={false}>
      <Menu.Target>
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<Sign size={16} stroke={1.7} aria-hidden />}
          rightSection={<IconChevronDown size={15} stroke={1.7} aria-hidden />}
          aria-label={`${t('tone')}: ${t(`tone_${tone}`)}`}
          title={t('toneKeys')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t(`tone_${tone}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TONES.map((one) => {
          const OneSign = SIGNS[one]
          return (
            <Menu.Item
              key={one}
              leftSection={<OneSign size={17} stroke={1.6} aria-hidden />}
              onClick={() => {
                setTone(one)(view.state, view.dispatch)
                view.focus()
              }}
            >
              {t(`tone_${one}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
