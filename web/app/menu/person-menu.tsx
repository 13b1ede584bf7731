import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconCalendar, IconLanguage, IconLogout, IconNumbers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { useOwnName } from '../../kit/formats.ts'
import { language } from '../../kit/i18n.ts'
import { choose, keepScheme } from '../../kit/preferred-language.ts'
import { signOut, type SignedIn } from '../../kit/session.ts'
import { UserText } from '../../ui/user-text.tsx'
import { OverlayItems } from '../overlay-items.tsx'
import { shownKeys } from '../shown-keys.ts'
import { marksOf } from './nav-entry.tsx'
import { PersonButton } from './person-button.tsx'
import { PreferenceSub } from './preference-sub.tsx'
import { useMenu } from './use-menu.ts'
import classes from './person-menu.module.css'

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const

/** Where one's own things are, and how the portal speaks to oneself. */
export default function PersonMenu({ person, rail }: { person: SignedIn; rail: boolean }) {
  const { t } = useTranslation(['shell', 'releases', 'profile', 'kit'])
  const { account } = useMenu(person)
  const theirs = useOrganisation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [leaving, setLeaving] = useState(false)
  const ownName = useOwnName(person.metadata)
  const dark = colorScheme === 'dark'
  const other = language() === 'ar-SA' ? 'en-US' : 'ar-SA'
  const scheme = () => {
    setColorScheme(dark ? 'light' : 'dark')
    void keepScheme(!dark)
  }
  return (
    <Menu defaultOpened position="top-start" width={244} shadow="md" radius="xl" withinPortal={false}>
      <Menu.Target>
        <PersonButton person={person} rail={rail} />
      </Menu.Target>
      <Menu.Dropdown className={classes['menu'] ?? ''}>
        <div className={classes['who']}>
          <strong>
            <UserText text={ownName} />
          </strong>
          <bdi dir="ltr">{person.email}</bdi>
        </div>
        <Menu.Divider />
        {account.map(({ main }) => {
          const Icon = shownKeys[main.module].icon
          return (
            <Menu.Item
              key={main.to}
              leftSection={<Icon {...icon} />}
              renderRoot={(props) => <Link to={main.to} {...marksOf(main)} {...props} />}
            >
              {t(`menu_${main.area}_${main.key}` as 'menu_user_Profile', { ns: 'releases' })}
            </Menu.Item>
          )
        })}
        <OverlayItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLanguage {...icon} />} lang={other} onClick={() => void choose(other)}>
          {t('otherLanguage', { ns: 'kit' })}
        </Menu.Item>
        <Menu.CheckboxItem checked={dark} closeMenuOnClick={false} onChange={scheme}>
          {t('darkMode', { ns: 'kit' })}
        </Menu.CheckboxItem>
        <PreferenceSub name="digits" icon={<IconNumbers {...icon} />} theirs={theirs?.digits} values={['latn', 'arab']} />
        <PreferenceSub
          name="calendar"
          icon={<IconCalendar {...icon} />}
          theirs={theirs?.calendar}
          values={['gregory', 'hijri', 'both']}
        />
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout {...icon} className="turns" />}
          disabled={leaving}
          closeMenuOnClick={false}
          onClick={() => {
            setLeaving(true)
            void signOut()
          }}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
